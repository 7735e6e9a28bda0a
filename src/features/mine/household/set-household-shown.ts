import { useSyncExternalStore } from 'react';
import { createStored } from '@/lib/storage/stored.ts';

/** True if this tab shows the whole household instead of the member alone. */
const isHouseholdShown = createStored<boolean>({
  key: 'pointfolio-household-view',
  place: 'session',
  fallback: false,
  read: (kept) => (typeof kept === 'boolean' ? kept : undefined),
});
export const showHousehold = isHouseholdShown.set;

/** True if the tab shows what others share, and plans for everybody. */
export function useIsHouseholdShown(): boolean {
  return useSyncExternalStore(isHouseholdShown.subscribe, isHouseholdShown.get);
}
