import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Announces the new page title to screen readers after a link, as a full load would. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setTitle(document.title);
      }),
    [router],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

export function SkipLink() {
  return (
    <a
      href="#main"
      className="bg-primary text-primary-foreground sr-only z-[80] rounded-md px-4 py-2 font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to the content
    </a>
  );
}
