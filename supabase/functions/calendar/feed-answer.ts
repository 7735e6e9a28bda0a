import { z } from 'zod';
import { dueRows } from '../_shared/due/due-rows.ts';

/** Answer of `read_calendar_feed` to a token. */
export const feedAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('too_often'), seconds: z.number() }),
  dueRows.extend({ kind: z.literal('found') }),
]);
