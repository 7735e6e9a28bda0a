import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { matchRefunds } from './match-refunds.ts';

const row = (date: string, dollars: number, shop = 'shop', card: string | null = null) => ({
  date: calendarDate(date),
  amountCents: dollars * 100,
  shop,
  card,
});
const matched = (...rows: readonly ReturnType<typeof row>[]) => [...matchRefunds(rows)];

it('finds the purchase of a refund, in any order of the files', () => {
  expect(matched(row('2026-03-10', -20), row('2026-03-01', 50))).toEqual([[0, 1]]);
  expect(matched(row('2026-03-01', -20), row('2026-03-01', 20))).toEqual([[0, 1]]);
});

it('picks the purchase of exactly that amount, else the latest', () => {
  const [whole, later] = [row('2026-03-01', 20), row('2026-03-05', 50)];
  expect(matched(whole, later, row('2026-03-10', -20))).toEqual([[2, 0]]);
  expect(matched(whole, later, row('2026-03-10', -15))).toEqual([[2, 1]]);
});

it('gives back no more than a purchase had', () => {
  const rows = [row('2026-03-01', 50), row('2026-03-10', -30), row('2026-03-11', -30)];
  expect(matched(...rows)).toEqual([[1, 0]]);
});

it.each([
  ['another shop', row('2026-03-10', -20, 'other')],
  ['another card', row('2026-03-10', -20, 'shop', 'visa')],
  ['more than it cost', row('2026-03-10', -51)],
  ['before it', row('2026-02-28', -20)],
  ['121 days later', row('2026-06-30', -20)],
])('leaves alone what is of %s', (_, refund) => {
  expect(matched(row('2026-03-01', 50), refund)).toEqual([]);
});

it('reaches back 120 days', () => {
  expect(matched(row('2026-03-01', 50), row('2026-06-29', -20))).toEqual([[1, 0]]);
});
