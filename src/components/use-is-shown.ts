import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a check that the screen is still mounted, for use after an await: a person who has left is not taken back.
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
