import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Longest wait for the parts of a page, in milliseconds: a slow phone on a slow network. */
const LOADING_MS = 30_000;

/** Keeps the part that the address names in view while the parts above it load, until the person scrolls or types. */
export function useHashInView(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === '') return;
    // The part itself may load late, so it is looked up each time the page grows.
    const observer = new ResizeObserver(() => document.getElementById(hash)?.scrollIntoView());
    observer.observe(document.body);
    const ended = new AbortController();
    const end = () => {
      observer.disconnect();
      ended.abort();
    };
    // The key or click that led here may still be on its way to the window.
    const listening = setTimeout(() => {
      for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
        window.addEventListener(event, end, { passive: true, signal: ended.signal });
      }
    });
    const loading = setTimeout(end, LOADING_MS);
    return () => {
      clearTimeout(listening);
      clearTimeout(loading);
      end();
    };
  }, [hash]);
}
