import { FactError, readCell } from './fact-file.ts';
import type { FactRow } from './fact-file.ts';
import type { Column } from './columns.ts';
import type { SeedTable } from './table.ts';

const ROWS_PER_STATEMENT = 1000;

/** Slugs that may be named by other facts, by table. */
export type KnownSlugs = ReadonlyMap<string, ReadonlySet<string>>;

function readLiteral(row: FactRow, column: Column, known: KnownSlugs): string {
  const cells = column.from.map((name) => readCell(row, name));
  const label = column.from.join(' and ');
  let literal: string;
  try {
    literal = column.parse(...cells);
  } catch (error) {
    throw new FactError(row, `${label} ${error instanceof Error ? error.message : String(error)}`);
  }
  const slug = cells[0] ?? '';
  if (column.references !== undefined && slug !== '' && !known.get(column.references)?.has(slug)) {
    throw new FactError(row, `${label} names ${slug}, which is not among ${column.references}`);
  }
  return literal;
}

function checkUnique(table: SeedTable, rows: readonly FactRow[], literals: readonly string[][]) {
  const seen = new Map<string, FactRow>();
  rows.forEach((row, index) => {
    const key = table.columns
      .map((column, position) =>
        table.key.includes(column.name) ? literals[index]?.[position] : '',
      )
      .join('|');
    const first = seen.get(key);
    if (first !== undefined) {
      throw new FactError(row, `is the same fact as line ${first.line} (${table.key.join(', ')})`);
    }
    seen.set(key, row);
  });
}

function writeStatement(table: SeedTable, tuples: readonly string[]): string {
  const target = table.table ?? table.name;
  const { columns } = table;
  const names = columns.map((column) => column.name);
  const expressions = new Map(
    columns.map((column) => [
      column.name,
      column.references === undefined
        ? `fact.${column.name}::${column.sqlType}`
        : `${column.name}_row.id`,
    ]),
  );
  const joins = columns
    .filter((column) => column.references !== undefined)
    .map((column) => {
      const kind = column.isOptional ? 'left join' : 'join';
      const alias = `${column.name}_row`;
      return `${kind} public.${String(column.references)} ${alias} on ${alias}.slug = fact.${column.name}\n`;
    });
  const changeable = names.filter((name) => !table.key.includes(name));
  const isSame = table.key.map(
    (name) =>
      `removed.before ->> '${name}' is not distinct from (${String(expressions.get(name))})::text`,
  );
  return `insert into public.${target} as present (${names.join(', ')})
select ${[...expressions.values()].join(', ')}
from (values
${tuples.join(',\n')}
) fact (${names.join(', ')})
${joins.join('')}where not exists (
  select from public.reference_changes removed
  where removed.table_name = '${target}' and removed.operation = 'DELETE'
    and ${isSame.join(' and ')}
)
on conflict on constraint ${table.conflict} do update
set ${changeable.map((name) => `${name} = excluded.${name}`).join(', ')}
where (${changeable.map((name) => `present.${name}`).join(', ')})
  is distinct from (${changeable.map((name) => `excluded.${name}`).join(', ')})
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = '${target}' and edited.record_id = present.id
  );
`;
}

/** The seed file of a table; running it again changes nothing, and what an admin edited or removed stays so. */
export function writeSeed(table: SeedTable, rows: readonly FactRow[], known: KnownSlugs): string {
  const literals = rows.map((row) =>
    table.columns.map((column) => readLiteral(row, column, known)),
  );
  checkUnique(table, rows, literals);
  const tuples = literals.map((cells) => `(${cells.join(', ')})`);
  const statements: string[] = [];
  for (let start = 0; start < tuples.length; start += ROWS_PER_STATEMENT) {
    statements.push(writeStatement(table, tuples.slice(start, start + ROWS_PER_STATEMENT)));
  }
  return `-- Generated from facts/${table.file} by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

${statements.join('\n')}
reset pointfolio.seeding;
`;
}
