import type { Database } from '../../supabase/local/database/database.ts';
import type { SeededRandom } from '../engine/seeded-random.ts';

type Column = { table: string; column: string; type: string };

const generated = ['id', 'created_at', 'updated_at', 'revision'];
/** Columns whose values come from a list, or depend on others. */
const fixed =
  /(_hex|kind|mode|period|alignment|channel|network|scope|counts|clock|strictness|window_unit|unit|provider|icon|link_path|_url|slug)$/u;

async function listColumns(database: Database): Promise<Column[]> {
  const { rows } = await database.query<Column>(
    `select table_name as table, column_name as column, data_type as type
     from information_schema.columns
     where table_schema = 'public' and table_name in (
       select event_object_table from information_schema.triggers where trigger_name = 'record_inserts'
     )`,
  );
  return rows.filter(({ column }) => !generated.includes(column));
}

function writeValue({ column, type }: Column, random: SeededRandom): string | undefined {
  if (column === 'confidence') return `'${random.pick(['high', 'medium', 'low'])}'`;
  if (fixed.test(column)) return undefined;
  const starter = random.pick(['Äther', 'lower', 'Upper', '(Paren', 'a b', 'Zed', '9']);
  if (type === 'text') return `'${starter} ${random.whole(0, 999)}'`;
  if (type === 'boolean') return random.pick(['true', 'false']);
  if (type === 'date') return `'2026-0${random.whole(1, 9)}-1${random.whole(0, 9)}'`;
  if (/^(integer|bigint|numeric|smallint)$/u.test(type)) return String(random.whole(0, 40));
  return undefined;
}

/** Edits reference data at random: changes, copies, moves to another parent and removals. */
export async function createEditor(database: Database, random: SeededRandom) {
  const columns = await listColumns(database);
  const tables = [...new Set(columns.map(({ table }) => table))].toSorted();

  const pickId = async (table: string) => {
    const { rows } = await database.query<{ id: number }>(
      `select id from public.${table} order by md5(id::text || '${random.whole(0, 9999)}') limit 1`,
    );
    return rows[0]?.id;
  };

  /** Changes so many rows in one statement that they are sent by columns. */
  const writeMany = async (table: string, own: readonly Column[]): Promise<string | undefined> => {
    const column = random.pick(own);
    const value = column.column.endsWith('_id')
      ? `(select ${column.column} from public.${table} where id = ${(await pickId(table)) ?? 0})`
      : writeValue(column, random);
    return (
      value &&
      `update public.${table} t set ${column.column} = ${value} where t.id % ${random.whole(2, 3)} = 0`
    );
  };

  const write = async (table: string): Promise<string | undefined> => {
    const id = await pickId(table);
    if (id === undefined) return undefined;
    const own = columns.filter((column) => column.table === table);
    const dice = random.next();
    if (dice > 0.96) return writeMany(table, own);
    if (dice < 0.12) return `delete from public.${table} where id = ${id}`;
    if (dice < 0.35) {
      const names = own.map(({ column }) => column);
      const values = own.map(({ column }) =>
        column === 'slug' ? `slug || '-${random.whole(0, 99_999)}'` : column,
      );
      return `insert into public.${table} (${names.join()}) select ${values.join()} from public.${table} where id = ${id}`;
    }
    const column = random.pick(own);
    if (column.column.endsWith('_id')) {
      return `update public.${table} t set ${column.column} = o.${column.column}
        from public.${table} o where t.id = ${id} and o.id = ${(await pickId(table)) ?? id}`;
    }
    const value = writeValue(column, random);
    return value && `update public.${table} set ${column.column} = ${value} where id = ${id}`;
  };

  /** Makes one edit that the database accepts; an edit that breaks a rule is replaced by another. */
  return async function edit(among: readonly string[] = tables): Promise<string> {
    for (;;) {
      const sql = await write(random.pick(among));
      if (sql === undefined) continue;
      const outcome = await database.query(sql).then(
        ({ affectedRows = 0 }) => affectedRows > 0,
        () => false,
      );
      if (outcome) return sql;
    }
  };
}
