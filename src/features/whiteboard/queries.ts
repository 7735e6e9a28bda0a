import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { ownRow } from '@/lib/rows/own-rows.ts';
import { getSupabase } from '@/lib/supabase.ts';
import {
  type Board,
  boardSummarySchema,
  parseBoard,
  type SharedBoard,
  sharedBoardSchema,
} from './schema.ts';

export const IMAGE_BUCKET = 'whiteboard-images';

/** The member's own boards without their drawings, last changed first. */
export const boardsTable = defineMemberTable({
  name: 'whiteboards',
  schema: boardSummarySchema,
  order: [{ column: 'updated_at', isDescending: true }],
});
export const boardsQuery = boardsTable.query;

/** A board with its drawing from the database; null if the member has no such board. */
export async function readBoard(id: string, signal?: AbortSignal): Promise<Board | null> {
  const supabase = await getSupabase();
  const query = supabase
    .from('whiteboards')
    .select('id, name, thumbnail, share_token, revision, updated_at, document')
    .eq('id', id);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data === null ? null : parseBoard(data);
}

export function boardQuery(id: string) {
  return queryOptions({
    queryKey: ['whiteboard', id],
    meta: { live: ownRow('whiteboards', id) },
    queryFn: ({ signal }) => readBoard(id, signal),
    // The editor keeps the board current itself: a read on focus would be merged for nothing.
    staleTime: Infinity,
  });
}

/** The board behind a public link; null if the link does not exist anymore. */
export function sharedBoardQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-whiteboard', token],
    queryFn: async ({ signal }): Promise<SharedBoard | null> => {
      if (!z.uuid().safeParse(token).success) return null;
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('read_shared_whiteboard', { token })
        .order('place')
        .abortSignal(signal)
        .throwOnError();
      const [board] = data;
      if (board === undefined) return null;
      const document: unknown = JSON.parse(data.map(({ part }) => part).join(''));
      return sharedBoardSchema.parse({ ...board, document });
    },
  });
}

/** The bytes of an image of a board, or of a shared one. */
export async function readImage(path: string): Promise<Blob> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.storage.from(IMAGE_BUCKET).download(path);
  if (error) throw error;
  return data;
}
