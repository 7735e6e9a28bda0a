import { createHash } from 'node:crypto';
import { checkConfidence } from './check-confidence.ts';
import { readCell, readFactFile, readTextFile } from './fact-file.ts';
import type { FactRow } from './fact-file.ts';
import { benefitsAndRules } from './tables/benefits-and-rules.ts';
import { cardsAndEarning } from './tables/cards-and-earning.ts';
import { companiesAndPoints } from './tables/companies-and-points.ts';
import { editorial } from './tables/editorial.ts';
import { requirementsAndCosts } from './tables/requirements-and-costs.ts';
import { transfersAndChanges } from './tables/transfers-and-changes.ts';
import type { SeedTable } from './table.ts';
import { writeLastSeed, writeSeed } from './write-seed.ts';

/** Tables in the order they are applied: a referenced table comes first. */
export const SEED_TABLES: readonly SeedTable[] = [
  ...companiesAndPoints,
  ...cardsAndEarning,
  ...transfersAndChanges,
  ...benefitsAndRules,
  ...requirementsAndCosts,
  ...editorial,
];

/** Name of the seed file that ends a run and stores the digest of all others. */
export const LAST_SEED = '99_finish.sql';

function createReader(factsFolder: string): (file: string) => FactRow[] {
  const files = new Map<string, FactRow[]>();
  return (file) => {
    const read = file.endsWith('.md') ? readTextFile : readFactFile;
    const rows = files.get(file) ?? read(factsFolder, file);
    files.set(file, rows);
    return rows;
  };
}

function readRows(table: SeedTable, read: (file: string) => FactRow[]): FactRow[] {
  return table.prepare?.(read(table.file), read) ?? read(table.file);
}

/** Counts the rows that the facts make in each table. */
export function countFacts(factsFolder: string): Map<string, number> {
  const read = createReader(factsFolder);
  const keys = new Map<string, Set<string>>();
  for (const table of SEED_TABLES) {
    const target = table.table ?? table.name;
    const known = keys.get(target) ?? new Set<string>();
    for (const row of readRows(table, read)) {
      known.add(table.key[0] === 'slug' ? readCell(row, 'slug') : JSON.stringify(row.values));
    }
    keys.set(target, known);
  }
  return new Map([...keys].map(([table, known]) => [table, known.size]));
}

/** Generates all seed files by name. Throws a FactError at the first bad fact. */
export function generateSeeds(factsFolder: string): Map<string, string> {
  const read = createReader(factsFolder);
  const knownSlugs = new Map<string, Set<string>>();
  const seeds = new Map<string, string>();
  SEED_TABLES.forEach((table, index) => {
    const rows = readRows(table, read);
    // A valuation is what its publisher says.
    if (table.name !== 'valuations') rows.forEach(checkConfidence);
    if (table.key[0] === 'slug') {
      const target = table.table ?? table.name;
      const slugs = knownSlugs.get(target) ?? new Set<string>();
      for (const row of rows) slugs.add(readCell(row, 'slug'));
      knownSlugs.set(target, slugs);
    }
    seeds.set(
      `${String(index + 1).padStart(2, '0')}_${table.name}.sql`,
      writeSeed(table, rows, knownSlugs),
    );
  });
  const digest = createHash('sha256')
    .update(JSON.stringify([...seeds]))
    .digest('hex');
  seeds.set(LAST_SEED, writeLastSeed(SEED_TABLES, digest));
  return seeds;
}
