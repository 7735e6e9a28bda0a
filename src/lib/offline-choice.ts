import { createStored } from '@/lib/storage/stored.ts';

export const OFFLINE_KEY = 'pointfolio-offline';

/** The member who asked to keep rows on this device; nothing is kept without that choice. */
export const offlineChoice = createStored<{ readonly memberId: string } | null>({
  key: OFFLINE_KEY,
  place: 'local',
  fallback: null,
  read: (kept) => {
    const memberId: unknown =
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'memberId') : undefined;
    return typeof memberId === 'string' ? { memberId } : undefined;
  },
});
