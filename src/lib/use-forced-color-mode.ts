import { useLayoutEffect } from 'react';
import { type ColorMode, forceColorMode } from '@/lib/theme.ts';

/** Shows a page in light or dark while it is open, whatever the member has chosen. */
export function useForcedColorMode(mode: ColorMode | undefined): void {
  // Before the page is painted: it shall not be seen in the other one first.
  useLayoutEffect(() => {
    forceColorMode(mode);
    return () => {
      forceColorMode(undefined);
    };
  }, [mode]);
}
