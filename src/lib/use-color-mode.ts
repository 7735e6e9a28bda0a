import { useSyncExternalStore } from 'react';
import { type ColorMode, getColorMode, subscribeToColorMode } from '@/lib/theme.ts';

export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribeToColorMode, getColorMode, () => 'system');
}
