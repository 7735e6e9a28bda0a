import { createStored } from '@/lib/storage/stored.ts';

/** Id of the profile that came from the calculator of a visitor, while this tab is open. */
export const carriedSpending = createStored<string | null>({
  key: 'pointfolio-carried-spending',
  place: 'session',
  fallback: null,
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});
