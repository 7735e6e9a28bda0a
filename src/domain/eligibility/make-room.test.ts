import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { held } from './history.fixture.ts';
import { ISSUER_CARDS, ISSUER_LINKS, ISSUER_RULES } from './issuer-rules.fixture.ts';
import { makeRoom } from './make-room.ts';
import { createRuleBook } from './rule-book.ts';

const book = createRuleBook(ISSUER_CARDS, ISSUER_RULES, ISSUER_LINKS);
const five = [
  held('blue-cash-everyday', '2015-01-01'),
  held('blue-business-plus', '2019-01-01'),
  held('blue-cash-preferred', '2016-01-01'),
  held('hilton-honors-amex', '2017-01-01'),
  held('blue-cash-everyday', '2023-05-01'),
].map((card, at) => ({ ...card, id: `own-${at}` }));
const roomsFor = (
  spare: readonly string[],
  opening: readonly string[],
  history: typeof five = five,
) =>
  makeRoom(book, history, spare, opening, calendarDate('2026-11-21')).map(
    ({ id, card, rule }) => `${id} for ${card} by ${rule.slug}`,
  );

it('closes the youngest spare card of a full limit, and none without need', () => {
  expect(roomsFor(['own-0', 'own-1', 'own-2'], ['delta-skymiles-gold'])).toEqual([
    'own-1 for delta-skymiles-gold by amex-max-credit',
  ]);
  expect(roomsFor(['own-0'], ['citi-double-cash', 'amex-gold'])).toEqual([]);
  expect(roomsFor(['own-0'], ['delta-skymiles-gold'], five.slice(1))).toEqual([]);
});

it('closes no card if that makes no room', () => {
  expect(roomsFor([], ['delta-skymiles-gold'])).toEqual([]);
  const six = [...five, { ...held('blue-business-plus', '2024-01-01'), id: 'own-5' }];
  expect(roomsFor(['own-0'], ['delta-skymiles-gold'], six)).toEqual([]);
  expect(roomsFor(['own-0', 'own-5'], ['delta-skymiles-gold'], six)).toHaveLength(2);
});
