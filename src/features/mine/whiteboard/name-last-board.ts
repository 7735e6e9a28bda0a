import { createStored } from '@/lib/storage/stored.ts';
import { isBoardId } from './search.ts';

/** The board that was open last on this device. */
export const lastBoard = createStored<string | null>({
  key: 'pointfolio-last-whiteboard',
  place: 'local',
  fallback: null,
  read: (kept) => (isBoardId(kept) ? kept : undefined),
});
