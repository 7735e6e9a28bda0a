import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { reportEdit, reportFailure } from '@/components/report-failure.ts';
import { defineEdit } from '@/lib/edits/define-edit.ts';
import { addOnce } from '@/lib/edits/save-once.ts';
import { editRows, putRows } from '@/lib/rows/member-edits.ts';
import { onceById } from '@/lib/rows/member-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { SaveOutcome } from './create-board-sync.ts';
import { boardsTable, IMAGE_BUCKET, readBoard } from './queries.ts';
import {
  type Board,
  board as boardRecord,
  type BoardDocument,
  type BoardSummary,
  MAX_DOCUMENT_BYTES,
} from './schema.ts';

const boards = editRows(boardsTable, reportEdit);

/** A board before the database has seen it. */
export function createBoard(name: string): BoardSummary {
  return boardRecord.create({ name, is_shared: false });
}

type NewBoard = { readonly board: BoardSummary; readonly document: BoardDocument };

async function insertBoard({ board, document }: NewBoard): Promise<BoardSummary | null> {
  const supabase = await getSupabase();
  const { id, name, thumbnail } = board;
  const { data } = await supabase
    .from('whiteboards')
    .upsert({ id, name, thumbnail, document: toJson(document) }, onceById)
    .select(boardsTable.columns)
    .throwOnError();
  return data[0] ? boardRecord.schema.parse(data[0]) : null;
}

/** A copy without functions and undefined values, as the database takes it. */
function toJson(document: BoardDocument) {
  return z.json().parse(JSON.parse(JSON.stringify(document)));
}

/** Adds a board, with a drawing where it has one; also puts a removed one back under its own id. */
const adding = defineEdit<NewBoard, BoardSummary>({
  key: boards.key('add'),
  refused: 'The board was not saved',
  report: reportEdit,
  effects: [
    boards.shown(
      // The one that was changed last comes first.
      (rows, { board }) => [board, ...rows.filter(({ id }) => id !== board.id)],
      (rows, saved) => putRows(rows, [saved]),
    ),
  ],
  typed: ({ board }) => ({ name: board.name }),
  send: (added) =>
    addOnce(
      () => insertBoard(added),
      () => boards.read(added.board.id),
    ),
});

/** The same drawing once more, under another name. */
export function useDuplicateBoard() {
  const add = useMutation(boardEdits.adding);
  return useMutation({
    mutationFn: async ({ board, name }: { board: BoardSummary; name: string }) => {
      const original = await readBoard(board.id);
      if (original === null) throw new Error('The board is gone.');
      const copy = { ...createBoard(name), thumbnail: original.thumbnail };
      return { board: copy, document: original.document };
    },
    onSuccess: (copy) => {
      add.mutate(copy);
    },
    onError: reportFailure('The board was not copied'),
  });
}

/** Renames a board, makes its public link, or takes the link away. */
const changing = boards.updating('The board was not changed', {
  // Not bound to a revision: drawing raises it constantly and never touches these columns.
  write: (id, _revision, values) => boardsTable.update(id, null, values),
});

/** Removes a board and gives its drawing back, so that the removal can be undone. */
const removing = defineEdit<BoardSummary, Board | null>({
  key: boards.key('remove'),
  refused: 'The board was not removed',
  report: reportEdit,
  effects: [boards.drop],
  again: ({ id }, client) => boards.find(id, client),
  send: async (board) => {
    const original = await readBoard(board.id);
    const supabase = await getSupabase();
    await supabase.from('whiteboards').delete().eq('id', board.id).throwOnError();
    return original;
  },
});

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
  const noRoom =
    'Your boards fill their 20 MB. Remove something, or a board that you no longer need.';
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
  if (error?.message.includes('of whiteboards per member'))
    return { kind: 'refused', reason: noRoom };
  if (error) throw error;
  return data === null ? { kind: 'stale' } : { kind: 'saved', revision: data.revision };
}

type ImageOutcome =
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Uploads an image into the member's own folder. Throws while storage is unreachable. */
export async function uploadImage(memberId: string, image: Blob): Promise<ImageOutcome> {
  const supabase = await getSupabase();
  const path = `${memberId}/${crypto.randomUUID()}`;
  const { error } = await supabase.storage
    .from(IMAGE_BUCKET)
    .upload(path, image, { contentType: image.type, cacheControl: '31536000' });
  if (!error) return { kind: 'kept', path };
  // In the member's own folder, the only refusal is the size limit.
  if ('statusCode' in error && error.statusCode === '403') {
    const reason =
      'There is no room for more images. Remove some from your boards; a day later their room is free.';
    return { kind: 'refused', reason };
  }
  if ('status' in error && (error.status === 400 || error.status === 413 || error.status === 415)) {
    const reason = 'Only PNG, JPEG, WebP and GIF images of up to 5 MB can be kept.';
    return { kind: 'refused', reason };
  }
  throw error;
}

/** Deletes images that no board shows anymore. */
export async function sweepImages(): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('list_unused_whiteboard_images').throwOnError();
  if (data.length === 0) return;
  const { error } = await supabase.storage.from(IMAGE_BUCKET).remove(data);
  if (error) throw error;
}
