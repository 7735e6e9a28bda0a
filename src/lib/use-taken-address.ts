import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toPlainPath } from './plain-path.ts';

type TakenAddress = { search: string; hash: string };

/** Pages are also prerendered. */
const readPath = () => (typeof window === 'undefined' ? '' : toPlainPath(window.location.pathname));

/** Reads what a page's own address carries: the next page's address is there before the page has gone. */
function read(path: string): TakenAddress {
  if (path !== readPath() || path === '') return { search: '', hash: '' };
  const { search, hash } = window.location;
  return { search, hash };
}

const isEmpty = ({ search, hash }: TakenAddress) => search + hash === '';

/** Takes a secret out of the page's address at once: the browser's Share, or a look at the screen, would hand it on. */
export function useTakenAddress(): TakenAddress {
  const router = useRouter();
  const href = useRouterState({ select: ({ location }) => location.href });
  const [path] = useState(readPath);
  const [taken, setTaken] = useState(() => read(path));
  const [seen, setSeen] = useState(href);
  if (seen !== href) {
    // Another link, opened in the same page.
    setSeen(href);
    if (!isEmpty(read(path))) setTaken(read(path));
  }
  useEffect(() => {
    if (!isEmpty(read(path))) router.history.replace(window.location.pathname);
  }, [router, path, href]);
  return taken;
}
