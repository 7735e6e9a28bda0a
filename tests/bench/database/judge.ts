import { printRow, printTitle } from '../print-table.ts';
import { catalogMost, declared, smallTable, usualMost } from './declared.ts';
import { findBest, findMedian, type Measured, type Shape } from './measure-calls.ts';

type Tables = ReadonlySet<string>;

const ms = (value: number) => `${value.toFixed(2)} ms`;
const short = (sql: string) => sql.replaceAll(/\s+/g, ' ').slice(0, 110);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function findProblems(shape: Shape, bigTables: Tables): string[] {
  const exception = declared.find(({ sql }) => sql.test(shape.sql));
  const most = exception?.most ?? usualMost;
  const best = findBest(shape);
  const undeclared = [...shape.wholeReads].filter(
    (table) => bigTables.has(table) && exception?.reads.includes(table) !== true,
  );
  return [
    ...(best > most ? [`takes ${ms(best)} of ${most}`] : []),
    ...undeclared.map((table) => `reads ${table} from end to end`),
  ];
}

const isOfCatalog = ({ sql }: Shape, catalog: Tables) =>
  catalog.has(/^select .*? from "(\w+)"/s.exec(sql)?.[1] ?? '');

/** Lists a first page's reads of the catalog: all of it, once per device. */
function listCatalogReads(shapes: readonly Shape[], catalog: Tables): Shape[] {
  return shapes.filter((shape) => isOfCatalog(shape, catalog) && shape.sections.has('member /app'));
}

/** Lists the reads of a member's own data, on every page. */
export function listOwnReads(shapes: readonly Shape[], catalog: Tables): Shape[] {
  return shapes.filter(
    (shape) =>
      shape.role === 'authenticated' &&
      !isOfCatalog(shape, catalog) &&
      [...shape.sections].some((section) => section.startsWith('member ')),
  );
}

export const sumBest = (shapes: readonly Shape[]) => sum(shapes.map(findBest));
export const sumPages = (shapes: readonly Shape[]) => sum(shapes.map(({ pages }) => pages));

/** Prints the slowest calls and every violation; returns the number of violations. */
export function judge(
  { shapes, calls, refused }: Measured,
  bigTables: Tables,
  catalogTables: Tables,
): number {
  const slowest = shapes.toSorted((a, b) => findBest(b) - findBest(a)).slice(0, 12);
  printTitle(`${calls} calls in ${shapes.length} forms`, 'best', 'median', 'pages');
  for (const shape of slowest) {
    const figures = [ms(findBest(shape)), ms(findMedian(shape)), String(shape.pages)];
    printRow(shape.role, ...figures, `  ${short(shape.sql)}`);
  }
  let broken = 0;
  const catalog = sumBest(listCatalogReads(shapes, catalogTables));
  printRow('the whole catalog, once for a device', ms(catalog));
  if (catalog > catalogMost) broken += 1;
  for (const shape of shapes) {
    for (const problem of findProblems(shape, bigTables)) {
      broken += 1;
      console.log(
        `✗ ${shape.role} ${problem}: ${short(shape.sql)} (${[...shape.sections][0] ?? ''})`,
      );
    }
  }
  for (const [reason, times] of refused) console.log(`- not done again, ${times}×: ${reason}`);
  const within = shapes.filter((shape) => findBest(shape) <= usualMost).length;
  console.log(
    `${within} of ${shapes.length} forms within ${usualMost} ms, ${broken} undeclared breaches (tables above ${smallTable} rows)`,
  );
  return broken;
}
