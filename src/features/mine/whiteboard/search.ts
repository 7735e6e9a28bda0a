import { flag, matching, searchSchema } from '@/lib/search-schema.ts';
import { createStored } from '@/lib/storage/stored.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

function isBoardId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

export const whiteboardSearchSchema = searchSchema({
  board: matching(uuid),
  /** The list, also where a board was open last. */
  boards: flag(),
});

/** The board that was open last on this device. */
export const lastBoard = createStored<string | null>({
  key: 'pointfolio-last-whiteboard',
  place: 'local',
  fallback: null,
  read: (kept) => (isBoardId(kept) ? kept : undefined),
});
