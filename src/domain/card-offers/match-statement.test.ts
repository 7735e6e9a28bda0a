import { describe, expect, it } from 'vitest';
import { plainOffer } from '../../../tests/engine/plain-offer.ts';
import { addDays, calendarDate } from '../calendar.ts';
import { cents, points } from '../units.ts';
import { type MatchedOffer, matchStatement, type OfferRow } from './match-statement.ts';

const day = calendarDate;
const bought = day('2026-03-10');

const row = (description: string, amountCents: number, date = bought): OfferRow => ({
  ...{ description, amountCents, date, card: 'gold', shop: null, isCredit: false },
});
const credit = (description: string, amountCents: number, after: number): OfferRow => ({
  ...row(description, -amountCents, addDays(bought, after)),
  isCredit: true,
});
const groceries = (amountCents: number, date = bought) =>
  row('WHOLE FOODS MKT #10234 CHICAGO IL', amountCents, date);
/** Line by which the statements go on until a day. */
const until = (days: number) => row('SOMETHING ELSE', 500, addDays(bought, days));

const noted = (
  own: Partial<MatchedOffer['offer']> = {},
  usedOn: MatchedOffer['usedOn'] = null,
): MatchedOffer => ({
  ...{ offer: { ...plainOffer, ...own }, merchant: 'Whole Foods', usedOn },
  notedOn: day('2026-03-01'),
});
const match = (rows: readonly OfferRow[], ...offers: readonly MatchedOffer[]) =>
  matchStatement(offers.length === 0 ? [noted()] : offers, rows);

describe('an offer on statements', () => {
  it('is ticked off by a purchase that meets it and a credit that names its shop', () => {
    const rows = [groceries(12_000), credit('AMEX OFFER CREDIT WHOLE FOODS', 2_000, 4)];
    expect(match(rows)).toEqual([
      {
        id: 'offer',
        state: 'paid',
        boughtOn: bought,
        boughtCents: 12_000,
        paidCents: 2_000,
        paidOn: day('2026-03-14'),
        dueBy: day('2026-06-08'),
        use: { usedTimes: 1, spentCents: 12_000 },
        isCounted: false,
      },
    ]);
    // Counted once the member has marked it, and not twice.
    const marked = noted({ usedTimes: 1, spentCents: cents(12_000) }, bought);
    expect(match(rows, marked)).toMatchObject([{ state: 'paid', isCounted: true }]);
  });

  it('is paid by an offer credit without a shop only of its own amount', () => {
    const offer = groceries(12_000);
    expect(match([offer, credit('AMEX OFFER CREDIT', 2_000, 4)])).toMatchObject([
      { state: 'paid' },
    ]);
    expect(match([offer, credit('AMEX OFFER CREDIT', 1_500, 4)])).toMatchObject([
      { state: 'waiting' },
    ]);
    expect(match([offer, credit('MONTHLY DINING CREDIT', 2_000, 4)])).toMatchObject([
      { state: 'waiting' },
    ]);
    // The credit of another shop's offer is not taken: it pays that one, bought before.
    const nike = noted({ id: 'nike', shop: 'Nike' });
    const named = credit('NIKE AMEX OFFER', 2_000, 4);
    expect(match([offer, named], noted(), { ...nike, merchant: null })).toMatchObject([
      { id: 'nike', state: 'paid', boughtOn: null },
      { id: 'offer', state: 'waiting' },
    ]);
  });

  it('waits for its credit 90 days, and did not pay after them', () => {
    const rows = (days: number) => [groceries(10_000), until(days)];
    expect(match(rows(90))).toMatchObject([{ state: 'waiting', dueBy: day('2026-06-08') }]);
    expect(match(rows(91))).toMatchObject([{ state: 'unpaid', paidCents: 0 }]);
    // A later line of another card says nothing.
    const elsewhere = { ...until(91), card: 'other' };
    expect(match([groceries(10_000), elsewhere])).toMatchObject([{ state: 'waiting' }]);
    expect(match([...rows(91), credit('AMEX OFFER CREDIT WHOLE FOODS', 2_000, 91)])).toMatchObject([
      { state: 'unpaid' },
    ]);
  });

  it('is not met by too little, a refund, another card, after its end, or before it was there', () => {
    const none = [
      [groceries(9_999)],
      [groceries(12_000), { ...groceries(-3_000, addDays(bought, 2)) }],
      [{ ...groceries(12_000), card: 'other' }, until(1)],
      [groceries(12_000, day('2027-01-01'))],
      [groceries(12_000, day('2026-02-28'))],
    ];
    for (const rows of none) expect(match(rows)).toEqual([]);
    expect(match([groceries(12_000)], noted({ isAdded: false }))).toEqual([]);
    // A credit that names the shop proves both.
    const proven = [groceries(12_000, day('2026-02-28')), credit('OFFER:WHOLE FOODS', 2_000, 0)];
    expect(match(proven, noted({ isAdded: false }))).toMatchObject([{ state: 'paid' }]);
  });

  it('adds purchases up, and counts those after an earlier use', () => {
    const half = [groceries(6_000), groceries(5_000, addDays(bought, 3))];
    expect(match(half)).toEqual([]);
    expect(match(half, noted({ addsUp: true }))).toMatchObject([
      { boughtOn: day('2026-03-13'), use: { usedTimes: 1, spentCents: 11_000 } },
    ]);
    const twice = noted({ times: 2, usedTimes: 1, spentCents: cents(10_000) }, day('2026-03-05'));
    expect(match([groceries(10_000)], twice)).toMatchObject([
      { use: { usedTimes: 2, spentCents: 20_000 }, isCounted: false },
    ]);
  });

  it('is ticked off by a credit alone where it was used before the first line', () => {
    const before = day('2026-03-05');
    const used = noted({ usedTimes: 1, spentCents: cents(12_000) }, before);
    const later = (name: string, amountCents: number) => [until(0), credit(name, amountCents, 4)];
    expect(match(later('AMEX OFFER CREDIT WHOLE FOODS', 2_000), used)).toMatchObject([
      { state: 'paid', boughtOn: before, boughtCents: 12_000, paidCents: 2_000, isCounted: true },
    ]);
    expect(match(later('AMEX OFFER CREDIT', 2_000), used)).toMatchObject([{ state: 'paid' }]);
    expect(match(later('AMEX OFFER CREDIT', 1_500), used)).toEqual([]);
    // A use that is not marked: only by a credit that names the shop.
    expect(match(later('AMEX OFFER CREDIT', 2_000))).toEqual([]);
    const unmarked = later('AMEX OFFER CREDIT WHOLE FOODS', 2_000);
    expect(match(unmarked)).toMatchObject([
      {
        state: 'paid',
        boughtOn: null,
        use: { usedTimes: 1, spentCents: 10_000 },
        isCounted: false,
      },
    ]);
    const tenth = { kind: 'percent', percent: 10, mostCents: null } as const;
    expect(match(unmarked, noted({ back: tenth }))).toMatchObject([
      { boughtCents: 20_000, use: { usedTimes: 1, spentCents: 20_000 } },
    ]);
    // Nothing is said of a credit before the offer was there, or of one that paid another use.
    expect(match(unmarked, { ...noted(), notedOn: day('2026-03-20') })).toEqual([]);
    const again = noted({ id: 'again' });
    expect(match(unmarked, used, again).map(({ id }) => id)).toEqual(['offer']);
  });

  it('knows a shop that only the offer names, and does not wait for points', () => {
    const own = {
      ...noted({ shop: 'Zwilling', back: { kind: 'points', points: points(4_000) } }),
      merchant: null,
    };
    expect(match([row('ZWILLING OUTLET 12', 10_000), until(200)], own)).toMatchObject([
      { state: 'points', use: { usedTimes: 1 } },
    ]);
    expect(match([row('ZARA 12', 10_000)], own)).toEqual([]);
  });
});
