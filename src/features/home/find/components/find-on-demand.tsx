import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { openFind, subscribeToFind } from '@/components/find-button.tsx';

type FindOnDemandProps = { Dialog: ComponentType<{ onClose: () => void }> };

function isShortcut(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    event.key.toLowerCase() === 'k'
  );
}

export function FindOnDemand({ Dialog }: FindOnDemandProps) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => subscribeToFind(() => setOpen(true)), []);
  // In a layout effect: `public/start-app.js` handles the shortcut until then, so that no key press is lost in
  // between.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openFind();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
