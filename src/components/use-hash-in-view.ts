import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Longest wait for the parts of a page, in milliseconds. */
const LOADING_MS = 5_000;

/** Keeps the part that the address names in view while the parts above it load, until the person scrolls or types. */
export function useHashInView(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash);
    if (!target) return;
    const observer = new ResizeObserver(() => target.scrollIntoView());
    observer.observe(document.body);
    const ended = new AbortController();
    const end = () => {
      observer.disconnect();
      ended.abort();
    };
    for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      window.addEventListener(event, end, { passive: true, signal: ended.signal });
    }
    const timer = setTimeout(end, LOADING_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [hash]);
}
