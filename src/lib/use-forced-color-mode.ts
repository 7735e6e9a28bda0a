import { useLayoutEffect } from 'react';
import { type ColorMode, forceColorMode } from '@/lib/theme.ts';

/** Shows a page in light or dark while it is open, whatever the member has chosen. */
export function useForcedColorMode(mode: ColorMode | undefined): void {
  // In a layout effect, so that the page is never painted in the other mode.
  useLayoutEffect(() => {
    forceColorMode(mode);
    return () => {
      forceColorMode(undefined);
    };
  }, [mode]);
}
