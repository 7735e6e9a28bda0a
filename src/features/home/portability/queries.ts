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

async function readRows(table: ExportedTable): Promise<unknown[]> {
  const supabase = await getSupabase();
  const columns = Object.keys(exportedTables[table].shape);
  // The drawing of a board is read board by board.
  const select = columns.filter((column) => column !== 'document').join(', ');
  const rows: unknown[] = [];
  for (;;) {
    const { data } = await supabase
      .from(table)
      .select(select)
      .order('id')
      .range(rows.length, rows.length + PAGE - 1)
      .throwOnError();
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
}

async function readBoards(): Promise<unknown[]> {
  const boards = z.array(z.object({ id: z.string() })).parse(await readRows('whiteboards'));
  const stored = await Promise.all(boards.map(({ id }) => readStoredBoard(id)));
  // A board that was deleted meanwhile is left out.
  return stored.flatMap((board) => (board ? [storedBoardSchema.parse(board)] : []));
}

async function readSettings(): Promise<unknown> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('members')
    .select(Object.keys(memberSchema.shape).join(', '))
    .single()
    .throwOnError();
  return data;
}

/** Reads all data of the signed-in member afresh, so that an export is never older than the database. */
export async function readMemberData(): Promise<MemberData> {
  const [members, ...rows] = await Promise.all([
    readSettings(),
    ...tableNames.map((table) => (table === 'whiteboards' ? readBoards() : readRows(table))),
  ]);
  return memberDataSchema.parse({
    members,
    ...Object.fromEntries(tableNames.map((table, index) => [table, rows[index]])),
  });
}
