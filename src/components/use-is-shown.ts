import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the screen is still looked at, asked once an answer is there: somebody who has gone elsewhere meanwhile is
 * not led back.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
