import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FACT_LIMIT_DAYS, factAgeDays, isStale } from './fact-age.ts';

const today = '2026-11-28';

test('a fact is stale the day after its limit', () => {
  expect(isStale('signup_bonuses', '2026-10-29', today)).toBe(false);
  expect(isStale('signup_bonuses', '2026-10-28', today)).toBe(true);
  expect(isStale('credit_cards', '2026-06-01', today)).toBe(false);
  expect(isStale('credit_cards', '2026-05-31', today)).toBe(true);
});

test('a fact without a date is stale where its table has a limit', () => {
  expect(isStale('credit_cards', null, today)).toBe(true);
  expect(isStale('tips', null, today)).toBe(false);
});

test('a check in the future is of today', () => {
  expect(factAgeDays('2026-12-24', today)).toBe(0);
  expect(factAgeDays(null, today)).toBeNull();
});

test('the database has the same limits', () => {
  const folder = join(import.meta.dirname, '../../supabase/migrations');
  const file = readdirSync(folder).find((name) => name.endsWith('_attention.sql')) ?? '';
  const sql = readFileSync(join(folder, file), 'utf8');
  const [, body = ''] = /list_fact_limits\(\)[^$]*\$\$([^$]*)\$\$/.exec(sql) ?? [];
  const limits = [...body.matchAll(/\('(\w+)', (\d+)\)/g)].map(([, table, days]) => [
    table,
    Number(days),
  ]);
  expect(Object.fromEntries(limits)).toEqual(FACT_LIMIT_DAYS);
});
