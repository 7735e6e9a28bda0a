import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { readStoredBoard } from '@/features/mine/whiteboard/queries.ts';
import { getSupabase } from '@/lib/supabase.ts';
import {
  type ExportedTable,
  exportedTables,
  type MemberData,
  memberDataSchema,
  memberSchema,
  tableNames,
} from './schema.ts';

const storedBoardSchema = z.object(exportedTables.whiteboards.shape);

/** The API's maximum number of rows in one response. */
const PAGE = 1_000;
const pageSchema = z.array(z.looseObject({ id: z.string() }));

/** Rows of the member, page by page: after the last id, so that a row deleted meanwhile makes no page skip another. */
async function readRows(table: ExportedTable, memberId: string): Promise<unknown[]> {
  const supabase: SupabaseClient = await getSupabase();
  const columns = Object.keys(exportedTables[table].shape);
  // The drawing of a board is read board by board.
  const select = columns
    .filter((column) => table !== 'whiteboards' || column !== 'document')
    .join(', ');
  const rows: { readonly id: string }[] = [];
  for (;;) {
    // Admins may read the reports of others.
    let request = supabase.from(table).select(select).eq('member_id', memberId);
    const last = rows.at(-1);
    if (last) request = request.gt('id', last.id);
    const { data } = await request.order('id').limit(PAGE).throwOnError();
    const page = pageSchema.parse(data);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

async function readBoards(memberId: string): Promise<unknown[]> {
  const boards = pageSchema.parse(await readRows('whiteboards', memberId));
  const stored = await Promise.all(boards.map(({ id }) => readStoredBoard(id)));
  // A board that was deleted meanwhile is left out.
  return stored.flatMap((board) => (board ? [storedBoardSchema.parse(board)] : []));
}

/** Reads all data of the signed-in member afresh, so that an export is never older than the database. */
export async function readMemberData(): Promise<MemberData> {
  const supabase: SupabaseClient = await getSupabase();
  const settings = Object.keys(memberSchema.shape).join(', ');
  const { data } = await supabase.from('members').select(`id, ${settings}`).single().throwOnError();
  const { id, ...members } = z.looseObject({ id: z.string() }).parse(data);
  const rows = await Promise.all(
    tableNames.map((table) => (table === 'whiteboards' ? readBoards(id) : readRows(table, id))),
  );
  return memberDataSchema.parse({
    members,
    ...Object.fromEntries(tableNames.map((table, index) => [table, rows[index]])),
  });
}
