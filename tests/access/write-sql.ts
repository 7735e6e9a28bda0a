// Writes the access matrix into the pgTAP file that tries it in SQL: `npm run access:sql`. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ACTORS, DRAFT, OUTCOMES, TABLES } from './matrix.ts';

const file = fileURLToPath(
  new URL('../../supabase/tests/database/010_access.test.sql', import.meta.url),
);
const begin = '-- Written by `npm run access:sql` from tests/access/matrix.ts: begin\n';
const end = '-- Written by `npm run access:sql`: end\n';

const kinds = { ...OUTCOMES, editorial: OUTCOMES.reference, draft: DRAFT };
/** The SQL file calls another member than the owner `member`. */
const nameOf = (actor: (typeof ACTORS)[number]) => (actor === 'other' ? 'member' : actor);

const declared = TABLES.map(
  ({ table, kind, isEditorial }) => `('${table}', '${isEditorial ? 'editorial' : kind}')`,
);
const expected = Object.entries(kinds).flatMap(([kind, outcomes]) =>
  ACTORS.map((actor) => `('${kind}', '${nameOf(actor)}', '{${outcomes[actor].join(', ')}}')`),
);
const lists = `create temporary table declared (table_name text primary key, kind text not null);
insert into declared values
  ${declared.join(',\n  ')};

-- Answers of each kind to select, insert, update and delete.
create temporary table expected (kind text, actor text, outcomes text[]);
insert into expected values
  ${expected.join(',\n  ')};
`;

const text = readFileSync(file, 'utf8');
const [before, rest] = text.split(begin);
const [, after] = rest?.split(end) ?? [];
if (before === undefined || after === undefined) throw new Error(`${file} has no marks`);
const written = [before, begin, lists, end, after].join('');
if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (written !== text) {
  console.error('010_access.test.sql is not what tests/access/matrix.ts says: npm run access:sql');
  process.exit(1);
}
