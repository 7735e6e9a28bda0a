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
  or_sub_category: z.string().optional(),
  not_a_shop: z.literal(true).optional(),
});
const caseSchema = z.object({
  typed: z.string(),
  expected_sub_category: z.string().transform((slugs) => slugs.split('|')),
  veto: z.string().transform((slugs) => slugs.split('|')),
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

/** Several answers may be right; `null` is not to know, and `not-a-shop` a line of the bank's own. */
it.each(['shops.csv', 'shops-by-kind.csv'])('answers each kind of name in %s', (file) => {
  const text = readFileSync(path.join(root, 'tests/cases', file), 'utf8');
  const rows = z.array(caseSchema).parse(parse(text, { columns: true }));
  const answers = ask(...rows.map(({ typed }) => typed));
  const wrong = rows.flatMap(({ typed, expected_sub_category: right, veto }, index) => {
    const { sub_category: slug, not_a_shop: isBankLine } = answers[index] ?? {};
    const answer = isBankLine ? 'not-a-shop' : (slug ?? 'null');
    return right.includes(answer) && !veto.includes(answer) ? [] : [`${typed}: ${answer}`];
  });
  expect(wrong).toEqual([]);
});

it('answers only valid codes, at the base rate if no sub-category has them', () => {
  expect(
    ask('0763', '3299', '3350', '3441', '3999', '5552', '9402', '3342', '1000', '9999'),
  ).toEqual(
    [
      ['0763', 'other'],
      ['3299', 'airfare'],
      ['3350', 'airfare'],
      ['3441', 'rental-cars'],
      ['3999', 'hotels'],
      ['5552', 'ev-charging'],
      ['9402', 'shipping'],
      ['3342', 'airfare'],
      ['1000', null],
      ['9999', null],
    ].map(([typed, slug]) => ({
      typed,
      merchant: null,
      sub_category: slug,
      confidence: slug === null ? null : 'medium',
    })),
  );
});

it('gives both readings of a name that has two, the likely one first', () => {
  expect(ask('CITY MUSEUM CAFE', 'MARRIOTT RESTAURANT')).toMatchObject([
    { sub_category: 'coffee', or_sub_category: 'attractions' },
    { sub_category: 'hotel-marriott', or_sub_category: 'restaurants' },
  ]);
});

it('reports names it does not know', () => {
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
