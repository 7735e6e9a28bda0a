import { useSyncExternalStore } from 'react';
import { createStored } from '@/lib/storage/stored.ts';

/** Whether this tab is about everybody of the household rather than the member alone. */
const isHouseholdShown = createStored<boolean>({
  key: 'pointfolio-household-view',
  place: 'session',
  fallback: false,
  read: (kept) => (typeof kept === 'boolean' ? kept : undefined),
});
export const showHousehold = isHouseholdShown.set;

/** Whether the tab shows what others share, and plans for everybody. */
export function useIsHouseholdShown(): boolean {
  return useSyncExternalStore(isHouseholdShown.subscribe, isHouseholdShown.get);
}
