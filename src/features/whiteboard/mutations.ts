import { type MutationFunctionContext, useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { reportEdit } from '@/components/report-edit.ts';
import { reportFailure } from '@/components/report-failure.ts';
import type { EditWords } from '@/lib/edits/edit-words.ts';
import { addOnce, type UpdateOutcome } from '@/lib/edits/save-once.ts';
import { tellEdit } from '@/lib/edits/tell-edit.ts';
import { onceById } from '@/lib/rows/member-table.ts';
import { optimisticRows } from '@/lib/rows/optimistic-rows.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { SaveOutcome } from './board-sync.ts';
import { boardSummaryColumns, boardsQuery, IMAGE_BUCKET, readBoard } from './queries.ts';
import {
  type BoardDocument,
  type BoardSummary,
  boardSummarySchema,
  MAX_DOCUMENT_BYTES,
} from './schema.ts';

const boards = optimisticRows<BoardSummary>(boardsQuery().queryKey, reportEdit);

/** A board as it is before the database has seen it. */
export function createBoard(name: string): BoardSummary {
  const updated_at = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    name,
    thumbnail: null,
    share_token: null,
    revision: 1,
    updated_at,
  };
}

type NewBoard = { readonly board: BoardSummary; readonly document: BoardDocument };

/** A repeat whose first answer was lost finds the board that it has made. */
const addBoard = ({ board, document }: NewBoard): Promise<BoardSummary> =>
  addOnce(
    () => insertBoard({ board, document }),
    async () => {
      const made = await readBoard(board.id);
      return made === null ? null : boardSummarySchema.parse(made);
    },
  );

async function insertBoard({ board, document }: NewBoard): Promise<BoardSummary | null> {
  const supabase = await getSupabase();
  const { id, name, thumbnail } = board;
  const { data } = await supabase
    .from('whiteboards')
    .upsert({ id, name, thumbnail, document: toJson(document) }, onceById)
    .select(boardSummaryColumns)
    .throwOnError();
  return data[0] ? boardSummarySchema.parse(data[0]) : null;
}

/** A copy without functions and undefined values, as the database takes it. */
function toJson(document: BoardDocument) {
  return z.json().parse(JSON.parse(JSON.stringify(document)));
}

const addWords: EditWords<NewBoard> = {
  refused: 'The board was not saved',
  typed: ({ board }) => ({ name: board.name }),
  again: (added) => added,
};

/** Adds a board, with a drawing where it has one; also puts a removed one back under its own id. */
const adding = {
  mutationKey: ['edit', 'whiteboards', 'add'],
  meta: { edit: addWords },
  mutationFn: addBoard,
  onSuccess: (
    saved: BoardSummary,
    _new: NewBoard,
    _result: unknown,
    { client }: MutationFunctionContext,
  ) => {
    client.setQueryData(boardsQuery().queryKey, (rows) => rows && [saved, ...rows]);
  },
  onError: (error: Error, added: NewBoard, _result: unknown, context: MutationFunctionContext) => {
    tellEdit({ words: addWords, report: reportEdit }, error, added, context);
  },
};

export function useAddBoard() {
  return useMutation(adding);
}

/** The same drawing once more, under another name. */
export function useDuplicateBoard() {
  return useMutation({
    mutationFn: async ({ board, name }: { board: BoardSummary; name: string }) => {
      const original = await readBoard(board.id);
      if (original === null) throw new Error('The board is gone.');
      const copy = { ...createBoard(name), thumbnail: original.thumbnail };
      return addBoard({ board: copy, document: original.document });
    },
    onSuccess: (saved, _new, _result, { client }) => {
      client.setQueryData(boardsQuery().queryKey, (rows) => rows && [saved, ...rows]);
    },
    onError: reportFailure('The board was not copied'),
  });
}

export type BoardChange = {
  readonly board: BoardSummary;
  readonly change: Partial<Pick<BoardSummary, 'name' | 'share_token'>>;
};

/** Renames a board, makes its public link, or takes the link away. */
const changing = {
  ...boards.updating<BoardChange>({
    refused: 'The board was not changed',
    change: ({ board, change }) => ({ ...board, ...change }),
    rebase: ({ change }, board) => ({ board, change }),
    typed: ({ change }) => change,
  }),
  mutationFn: async ({ board, change }: BoardChange): Promise<UpdateOutcome<BoardSummary>> => {
    const supabase = await getSupabase();
    // Not bound to the revision: drawing raises it all the time, and these columns are not drawn on.
    const { data } = await supabase
      .from('whiteboards')
      .update(change)
      .eq('id', board.id)
      .select(boardSummaryColumns)
      .maybeSingle()
      .throwOnError();
    return data === null
      ? { kind: 'stale', latest: null }
      : { kind: 'saved', row: boardSummarySchema.parse(data) };
  },
};

export function useChangeBoard() {
  return useMutation(changing);
}

/** Removes a board and gives its drawing back, so that the removal can be undone. */
const removing = {
  ...boards.removing('The board was not removed'),
  mutationFn: async (board: BoardSummary) => {
    const original = await readBoard(board.id);
    const supabase = await getSupabase();
    await supabase.from('whiteboards').delete().eq('id', board.id).throwOnError();
    return original;
  },
};

export function useRemoveBoard() {
  return useMutation(removing);
}

export const boardEdits = { adding, changing, removing };

const isTooLarge = (document: BoardDocument) =>
  new TextEncoder().encode(JSON.stringify(document)).length > MAX_DOCUMENT_BYTES;

/** Saves a drawing on top of a revision. Throws while the server cannot be reached. */
export async function saveBoard(
  id: string,
  document: BoardDocument,
  thumbnail: string | undefined,
  revision: number,
): Promise<SaveOutcome> {
  const tooLarge = 'The board is larger than 2 MB. Remove something, or go on in a new board.';
  if (isTooLarge(document)) return { kind: 'refused', reason: tooLarge };
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('whiteboards')
    .update({ document: toJson(document), ...(thumbnail === undefined ? {} : { thumbnail }) })
    .eq('id', id)
    .eq('revision', revision)
    .select('revision')
    .maybeSingle();
  if (error?.message.includes('whiteboards_document_check'))
    return { kind: 'refused', reason: tooLarge };
  if (error) throw error;
  return data === null ? { kind: 'stale' } : { kind: 'saved', revision: data.revision };
}

/** Puts an image into the member's own folder; null where the storage refuses its kind or size. */
export async function uploadImage(memberId: string, image: Blob): Promise<string | null> {
  const supabase = await getSupabase();
  const path = `${memberId}/${crypto.randomUUID()}`;
  const { error } = await supabase.storage
    .from(IMAGE_BUCKET)
    .upload(path, image, { contentType: image.type, cacheControl: '31536000' });
  if (!error) return path;
  if ('status' in error && (error.status === 400 || error.status === 413 || error.status === 415)) {
    return null;
  }
  throw error;
}

/** Takes images out of the storage that no board shows any more. */
export async function sweepImages(): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('list_unused_whiteboard_images').throwOnError();
  if (data.length === 0) return;
  const { error } = await supabase.storage.from(IMAGE_BUCKET).remove(data);
  if (error) throw error;
}
