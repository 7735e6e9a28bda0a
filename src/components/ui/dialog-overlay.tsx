import { useLayoutEffect } from 'react';

let shown = 0;

function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (shown === 0) {
    // The page keeps its width without the scroll bar.
    style.paddingRight = `${Math.max(0, window.innerWidth - clientWidth)}px`;
    style.overflow = 'hidden';
  }
  shown += 1;
  return () => {
    shown -= 1;
    if (shown > 0) return;
    style.paddingRight = '';
    style.overflow = '';
  };
}

/**
 * Dims the page behind a dialog and keeps it from scrolling. Radix's own overlay sets an inherited property on the
 * body for that, so that the style of every element is recomputed: on a slow phone, longer than drawing the
 * dialog. Here only the root changes.
 */
export function DialogOverlay() {
  useLayoutEffect(lockScrolling, []);
  return <div aria-hidden className="animate-in fade-in-0 fixed inset-0 z-40 bg-black/50" />;
}
