import { expect, it } from 'vitest';
import { rowsOf } from '../../../cli/seed-rows.ts';
import { createEntrySearch } from './find-entries.ts';
import { JOBS } from './list-jobs.ts';
import { listPages } from './list-pages.ts';
import type { FindEntry } from './schema.ts';

it.each([
  ['export', '/app/my-profile#your-data'],
  ['delete', '/app/my-profile#delete-account'],
  ['statement', '/app/my-annual-spending?view=import'],
  ['offer', '/app/signup-bonuses'],
  ['offers', '/app/card-offers'],
  ['amex offers', '/app/card-offers'],
  ['transfer', '/app/my-points'],
  ['award', '/app/points-or-cash'],
  ['cents per point', '/app/points-or-cash'],
  ['trade', '/app/my-cards'],
  ['dates', '/app/my-cards?dates=true'],
  ['5/24', '/app/application-rules/chase-5-24'],
  ['5/24 of mine', '/app/application-rules/chase-5-24'],
  ['activate', '/app/selectable-categories?show=automatic'],
  ['remind', '/app/reminders'],
])('%s leads to its job first, among all pages, cards and rules', (word, id) => {
  const named = (kind: FindEntry['kind'], file: string, column: string) =>
    rowsOf(file).map((row) => ({
      id: `/${kind}/${row['slug']}`,
      kind,
      label: row[column] ?? '',
      note: '',
    }));
  const search = createEntrySearch([
    ...named('card', 'credit_cards', 'name'),
    ...named('company', 'companies', 'name'),
    ...named('category', 'sub_categories', 'name'),
    ...named('rule', 'rules', 'title'),
    ...JOBS,
    ...listPages(true, true),
  ]);
  expect(search(word)[0]).toMatchObject({ id, kind: 'command' });
});

it('leads only to screens of members, each job once', () => {
  const screens = new Set(listPages(true, true).map(({ id }) => id));
  const paths = JOBS.map(({ id }) => id.split(/[?#]/u)[0] ?? '');
  expect(paths.filter((path) => !screens.has(path.replace(/\/chase-5-24$/u, '')))).toEqual([]);
  expect(new Set(JOBS.map(({ id }) => id)).size).toBe(JOBS.length);
});
