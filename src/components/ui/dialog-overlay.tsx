import { useLayoutEffect } from 'react';

let shown = 0;

/**
 * Dims the page behind a dialog and keeps it from scrolling. Radix's own overlay sets an inherited property on the
 * body for that, so that the style of every element is computed anew: on a slow phone, longer than drawing the
 * dialog. Here only the root's overflow changes; its gutter for the scroll bar stays.
 */
export function DialogOverlay() {
  useLayoutEffect(() => {
    shown += 1;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      shown -= 1;
      if (shown === 0) document.documentElement.style.overflow = '';
    };
  }, []);
  return <div aria-hidden className="animate-in fade-in-0 fixed inset-0 z-40 bg-black/50" />;
}
