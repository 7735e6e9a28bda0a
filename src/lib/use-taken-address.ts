import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

type TakenAddress = { search: string; hash: string };

function read(): TakenAddress {
  // Pages are also prerendered.
  if (typeof window === 'undefined') return { search: '', hash: '' };
  const { search, hash } = window.location;
  return { search, hash };
}

const isEmpty = ({ search, hash }: TakenAddress) => search + hash === '';

/** Takes a secret out of the page's address at once: the browser's Share, or a look at the screen, would hand it on. */
export function useTakenAddress(): TakenAddress {
  const router = useRouter();
  const href = useRouterState({ select: ({ location }) => location.href });
  const [taken, setTaken] = useState(read);
  const [seen, setSeen] = useState(href);
  if (seen !== href) {
    // Another link, opened in the same page.
    setSeen(href);
    if (!isEmpty(read())) setTaken(read());
  }
  useEffect(() => {
    if (!isEmpty(read())) router.history.replace(window.location.pathname);
  }, [router, href]);
  return taken;
}
