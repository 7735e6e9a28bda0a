import { useEffect } from 'react';
import { type ColorMode, forceColorMode } from '@/lib/theme.ts';

/** Shows one page in light or dark, whatever the member has chosen. */
export function useForcedColorMode(mode: ColorMode): void {
  useEffect(() => {
    forceColorMode(mode);
    return () => {
      forceColorMode(undefined);
    };
  }, [mode]);
}
