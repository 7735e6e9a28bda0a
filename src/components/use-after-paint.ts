import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first frame that a component stands in, true from then on: the press that led to it is answered before
 * what takes long is drawn. `useDeferredValue` does not wait for that frame where the router draws the page.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setPainted(true);
        });
      }, 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
