import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { ownRow } from '@/lib/rows/own-rows.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { board, type Board, parseBoard, type SharedBoard, sharedBoardSchema } from './schema.ts';

export const IMAGE_BUCKET = 'whiteboard-images';

/** The member's own boards without their drawings, last changed first. */
export const boardsTable = defineMemberTable({
  ...board,
  order: [{ column: 'updated_at', isDescending: true }],
});
export const boardsQuery = boardsTable.query;

/** Puts a board together from its other columns and its drawing, which comes in parts; null where nothing came. */
function joinBoard([head, ...parts]: readonly string[]): object | null {
  if (head === undefined) return null;
  const columns: unknown = JSON.parse(head);
  const document: unknown = JSON.parse(parts.join(''));
  return Object.assign({ document }, columns);
}

/** A board as it is stored, with its drawing; null if the member has no such board. */
export async function readStoredBoard(id: string, signal?: AbortSignal): Promise<object | null> {
  const supabase = await getSupabase();
  const query = supabase.rpc('read_whiteboard', { board: id });
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError();
  return joinBoard(data);
}

export async function readBoard(id: string, signal?: AbortSignal): Promise<Board | null> {
  const stored = await readStoredBoard(id, signal);
  return stored && parseBoard(stored);
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
    // Of another member, who may take the link back: no device keeps it.
    meta: { staysInMemory: true },
    queryFn: async ({ signal }): Promise<SharedBoard | null> => {
      if (!z.uuid().safeParse(token).success) return null;
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('read_shared_whiteboard', { token })
        .abortSignal(signal)
        .throwOnError();
      const shared = joinBoard(data);
      return shared && sharedBoardSchema.parse(shared);
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
