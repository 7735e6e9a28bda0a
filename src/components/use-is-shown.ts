import { useCallback, useEffect, useRef } from 'react';

/** Returns a check that the screen is still mounted, so that a person who left is not taken back after an await. */
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
