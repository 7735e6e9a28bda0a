import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { seededShops } from './seeded-shops.ts';

const root = path.join(import.meta.dirname, '../..');
const answerSchema = z.object({
  typed: z.string(),
  merchant: z.string().nullable(),
  sub_category: z.string().nullable(),
  confidence: z.enum(['high', 'medium', 'low']).nullable(),
});

function ask(...names: string[]) {
  const out = execFileSync(process.execPath, ['src/cli/merchant.ts', ...names], {
    cwd: root,
    encoding: 'utf8',
  });
  return out
    .trim()
    .split('\n')
    .map((line) => answerSchema.parse(JSON.parse(line)));
}

it('knows shops as people type them and as statements print them', () => {
  const file = path.join(root, 'tests/cases/merchants.csv');
  const rows = z
    .array(z.object({ typed: z.string(), sub_category: z.string() }))
    .parse(parse(readFileSync(file, 'utf8'), { columns: true }));
  const answers = ask(...rows.map(({ typed }) => typed));
  expect(
    answers.map(({ typed, sub_category }) => ({ typed, sub_category })),
    'what it says of each',
  ).toEqual(rows);
});

it('says what it does not know', () => {
  expect(ask('xyzzy quux')).toEqual([
    { typed: 'xyzzy quux', merchant: null, sub_category: null, confidence: null },
  ]);
});

it('no code is as much the code of one sub-category as of another, which would be one brand of two', () => {
  const claims = seededShops.subCategories.flatMap(({ slug, mccCodes }) => {
    const codes = mccCodes.split(' ').filter((code) => code !== '');
    return codes.map((code) => ({ slug, claim: `${code}, of ${codes.length}` }));
  });
  const shared = [...Map.groupBy(claims, ({ claim }) => claim)].filter(
    ([, { length }]) => length > 1,
  );
  expect(shared).toEqual([]);
});
