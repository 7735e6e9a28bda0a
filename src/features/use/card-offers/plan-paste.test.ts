import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { planPaste } from './plan-paste.ts';
import { createOffer } from './schema.ts';

const today = calendarDate('2026-11-28');
const card = '0b0f2f4e-0000-4000-8000-000000000001';
const plan = (text: string, present: Parameters<typeof planPaste>[2] = []) =>
  planPaste(text, card, present, today);

it('knows an offer on the list and one further up, by its terms and its shop', () => {
  const present = createOffer({
    member_card_id: card,
    shop: 'Hulu.com',
    gives: 'dollars',
    back_cents: 500,
  });
  const { offers } = plan('HULU\n$5 back\nLyft\n5% back\nLyft\n5% back\nLyft\n6% back', [present]);
  expect(offers.map(({ known }) => known)).toEqual([present, null, 'above', null]);
});

it.each([
  ['$99999999999 back', '$99999999999 back'],
  [`$${'9'.repeat(400)} back`, `$${'9'.repeat(400)} back`],
  ['0.001% back', '0.001% back'],
  ['Earn 999999999999 points', 'Earn 999999999999 points'],
])('leaves to the member what the table would refuse: %s', (line, unread) => {
  const read = plan(`Lyft\n5% back\nHulu\n${line}`);
  expect(read.offers.map(({ row }) => row.shop)).toEqual(['Lyft']);
  expect(read.unread).toEqual([{ line: unread, shop: 'Hulu' }]);
});

it('takes nothing of a page with more rows than anybody ticks', () => {
  const page = (rows: number) =>
    Array.from({ length: rows }, (_, at) => `Shop ${at}\n$1 back\n`).join('');
  expect(plan(page(500)).offers).toHaveLength(500);
  expect(plan(page(501))).toEqual({ offers: [], unread: [], isTooLong: true });
});
