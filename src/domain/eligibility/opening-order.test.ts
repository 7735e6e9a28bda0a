import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { held } from './history.fixture.ts';
import { ISSUER_CARDS, ISSUER_LINKS, ISSUER_RULES } from './issuer-rules.fixture.ts';
import { openingOrder } from './opening-order.ts';
import { createRuleBook } from './rule-book.ts';

const book = createRuleBook(ISSUER_CARDS, ISSUER_RULES, ISSUER_LINKS);
const orderOf = (cards: readonly string[], history = [held('venture', '2020-01-01')]) =>
  openingOrder(book, history, cards, calendarDate('2026-11-21'))?.map(({ card, on }) => [card, on]);

it('is none where all may be opened at once', () => {
  expect(orderOf(['chase-freedom-flex', 'amex-gold', 'citi-double-cash'])).toEqual([]);
});

it('puts the card first whose bonus the other one blocks', () => {
  expect(orderOf(['amex-platinum', 'amex-gold', 'citi-double-cash'])).toEqual([
    ['amex-gold', '2026-11-21'],
    ['amex-platinum', '2026-11-21'],
    ['citi-double-cash', '2026-11-21'],
  ]);
});

it('waits as long as the issuer asks, and no longer', () => {
  expect(orderOf(['citi-double-cash', 'citi-custom-cash'])).toEqual([
    ['citi-double-cash', '2026-11-21'],
    ['citi-custom-cash', '2026-11-29'],
  ]);
  const three = ['blue-cash-everyday', 'hilton-honors-amex', 'delta-skymiles-gold'];
  expect(orderOf(three)?.map(([, on]) => on)).toEqual(['2026-11-21', '2026-11-26', '2027-02-19']);
});

it('opens the card of an issuer that counts all others before them', () => {
  const four = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'].map((day) =>
    held('blue-cash-preferred', day),
  );
  expect(orderOf(['venture-x', 'citi-double-cash', 'chase-freedom-flex'], four)?.[0]).toEqual([
    'chase-freedom-flex',
    '2026-11-21',
  ]);
});

it('is impossible where each of two keeps the other from being paid', () => {
  expect(orderOf(['amex-platinum', 'amex-platinum-schwab'])).toBeUndefined();
});

it('looks at eight cards without trying all their orders', () => {
  const eight = [
    ...['blue-cash-everyday', 'hilton-honors-amex', 'delta-skymiles-gold', 'amex-gold'],
    ...['amex-platinum', 'citi-double-cash', 'citi-custom-cash', 'chase-freedom-flex'],
  ];
  const order = orderOf(eight);
  expect(order).toHaveLength(8);
  expect(order?.at(-1)?.[1]).toBe('2027-02-19');
});
