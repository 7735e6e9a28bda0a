import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readStatementRows, type StatementRow } from './statement-rows.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'tests/cases/statements');
const files = globSync('*.expected.json', { cwd: folder })
  .map((name) => name.replace('.expected.json', ''))
  .sort();

const oneOf = <T extends z.ZodType>(value: T) =>
  z.union([value, z.array(value)]).transform((told) => (Array.isArray(told) ? told : [told]));
const rightSchema = z.strictObject({
  line: z.number(),
  kind: oneOf(z.string()),
  amount_cents: z.number().optional(),
  date: z.string().optional(),
  sub_category: oneOf(z.string().nullable()).optional(),
  pending: z.boolean().optional(),
  or_absent: z.boolean().optional(),
});
const expectedSchema = z.union([
  z.strictObject({ needs: oneOf(z.string()) }),
  z.array(rightSchema),
]);
type Right = z.infer<typeof rightSchema>;

const read = (name: string) => readStatementRows(readFileSync(path.join(folder, name))).rows;

function isRight(row: StatementRow, right: Right): boolean {
  const hasAmount = !['problem', 'unknown', 'skipped'].includes(String(row['kind']));
  return (
    right.kind.includes(String(row['kind'])) &&
    (!hasAmount ||
      right.amount_cents === undefined ||
      row['amount_cents'] === right.amount_cents) &&
    (right.date === undefined || row['date'] === right.date) &&
    (right.pending === undefined || (row['pending'] ?? false) === right.pending) &&
    (right.sub_category === undefined ||
      right.sub_category.some((slug) => slug === row['sub_category']))
  );
}

/** Rows that are wrong: the answer and the right one. */
function listMistakes(rows: readonly StatementRow[], expected: readonly Right[]) {
  const left = [...rows];
  const wrong: unknown[] = [];
  for (const right of expected) {
    const at = left.findIndex((row) => row['line'] === right.line && isRight(row, right));
    const told = left.find((row) => row['line'] === right.line);
    if (at !== -1) left.splice(at, 1);
    else if (told !== undefined || right.or_absent !== true) wrong.push({ right, told });
  }
  return [...wrong, ...left.filter(({ kind }) => kind !== 'skipped' && wrong.length === 0)];
}

describe('files in the shapes that banks, wallets and budgeting apps write', () => {
  it.each(files)('%s', (name) => {
    const text = readFileSync(path.join(folder, `${name}.expected.json`), 'utf8');
    const expected = expectedSchema.parse(JSON.parse(text));
    const rows = read(name);
    if ('needs' in expected) {
      expect(rows).toHaveLength(1);
      expect(expected.needs).toContain(rows[0]?.['needs']);
    } else {
      expect(listMistakes(rows, expected)).toEqual([]);
    }
  });

  it('are all there', () => {
    expect(files.length).toBe(180);
  });
});

it('prints the rows of each file, and exits with 1 if one cannot be opened', () => {
  const args = ['bom.csv', 'tie-two-rows.csv', 'no-such.csv'].map((name) =>
    path.join(folder, name),
  );
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['src/cli/statement.ts', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  const told = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(told).toHaveLength(4);
  expect(told[0]).toEqual({
    file: args[0],
    line: 2,
    date: '2026-01-13',
    amount_cents: 1230,
    kind: 'purchase',
    description: "TRADER JOE'S #12",
    merchant: 'trader-joes',
    sub_category: 'us-supermarkets',
    reason: 'money out',
  });
  expect(told[3]).toEqual({ file: args[1], needs: 'direction' });
  expect(stderr).toContain('no-such.csv');
  expect(status).toBe(1);
});
