import { useEffect } from 'react';
import { type ColorMode, forceColorMode } from '@/lib/theme.ts';

/** Shows a page in light or dark while it is open, whatever the member has chosen. */
export function useForcedColorMode(mode: ColorMode | undefined): void {
  useEffect(() => {
    if (mode === undefined) return undefined;
    forceColorMode(mode);
    return () => {
      forceColorMode(undefined);
    };
  }, [mode]);
}
