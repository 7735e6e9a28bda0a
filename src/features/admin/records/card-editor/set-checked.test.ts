import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRow, keyOf } from './apply-edits.ts';
import { isPage, listRowsOnPage, setChecked, splitDue, undoChecked } from './set-checked.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const old = { verified_on: '2026-01-02', source_url: 'https://news.test/a', confidence: 'low' };
const page = 'https://issuer.test/gold';
const card = createRow('credit_cards', 1, null, {
  ...old,
  website_url: 'https://www.issuer.test/cards',
});
const rate = createRow('category_points', 2, null, { ...old, rate: '4' });

test('checked facts have the page, the day, and the certainty of the issuer’s site', () => {
  const rows = setChecked([card, rate], new Set([keyOf(rate)]), page);
  expect(rows[0]).toEqual(card);
  expect(rows[1]?.texts).toMatchObject({
    rate: '4',
    verified_on: '2026-11-28',
    source_url: page,
    confidence: 'high',
  });
});

test('a page elsewhere makes no fact more certain', () => {
  const [, checked] = setChecked([card, rate], new Set([keyOf(rate)]), 'https://news.test/b');
  expect(checked?.texts).toMatchObject({ source_url: 'https://news.test/b', confidence: 'low' });
});

test('undo puts back source, day and confidence, and nothing that changed since', () => {
  const keys = new Set([keyOf(rate)]);
  const now = setChecked([card, rate], keys, page).map((row) =>
    row.table === 'category_points' ? { ...row, texts: { ...row.texts, rate: '5' } } : row,
  );
  expect(undoChecked(now, [card, rate], keys)[1]?.texts).toEqual({ ...rate.texts, rate: '5' });
});

test('a page shows the offer and the rates of today', () => {
  const rows = [
    card,
    createRow('category_points', 3, null, { valid_during: '2026-07-01..2026-09-30' }),
    createRow('signup_bonuses', 4, null, { is_current: 'false' }),
    createRow('signup_bonus_tiers', 5, 4),
    createRow('signup_bonuses', 6, null, { is_current: 'true' }),
    createRow('signup_bonus_tiers', 7, 6),
    createRow('credit_card_rules', 8, null),
  ];
  expect(listRowsOnPage(rows).map(keyOf)).toEqual([
    'credit_cards:1',
    'signup_bonuses:6',
    'signup_bonus_tiers:7',
  ]);
});

test('a page has a web address', () => {
  expect(['https://a.test', 'a.test', 'javascript:alert(1)', ''].map(isPage)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('facts that are due come with their parts, and apart from fresh ones', () => {
  const rows = [
    { ...card, texts: { ...card.texts, verified_on: '2026-11-01' } },
    createRow('signup_bonuses', 6, null, { verified_on: '2026-10-01' }),
    createRow('signup_bonus_tiers', 7, 6),
    createRow('signup_bonuses', 8, null, { verified_on: '2026-11-20' }),
    createRow('signup_bonus_tiers', 9, 8),
    createRow('card_choices', 6, null, { verified_on: '2026-11-20' }),
    createRow('card_choice_options', 7, 6),
  ];
  const { due, fresh } = splitDue(rows);
  expect(due.map(keyOf)).toEqual(['signup_bonuses:6', 'signup_bonus_tiers:7']);
  expect(fresh).toHaveLength(5);
  const reported = splitDue(rows, new Set(['credit_cards:1']));
  expect(reported.due.map(keyOf)).toContain('credit_cards:1');
  expect(reported.fresh).toHaveLength(4);
});
