import { createStored } from '@/lib/storage/stored.ts';

/** The member who wants this device to keep what they have seen; nothing is kept unless somebody says so. */
export const offlineChoice = createStored<{ readonly memberId: string } | null>({
  key: 'pointfolio-offline',
  place: 'local',
  fallback: null,
  read: (kept) => {
    const memberId: unknown =
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'memberId') : undefined;
    return typeof memberId === 'string' ? { memberId } : undefined;
  },
});
