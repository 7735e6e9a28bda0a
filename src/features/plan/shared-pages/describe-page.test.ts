import { describe, expect, it } from 'vitest';
import { describeLines, describeVerdict } from './describe-page.ts';
import { isDrawable, openedPageShape, type SharedPlan, type SharedWallet } from './schema.ts';

const wallet: SharedWallet = {
  version: 1,
  isFirstYear: false,
  netCents: 120_050,
  cards: [
    { card: 'gold', netCents: 90_040, feeCents: 32_500 },
    { card: 'plain', netCents: 30_010, feeCents: 0 },
  ],
};
const lane = { isNew: false, bonus: null, end: null, savedCents: 0, then: null };
const plan: SharedPlan = {
  version: 1,
  from: '2026-11',
  months: 24,
  gainCents: 150_000,
  lanes: [
    { ...lane, card: 'plain', from: 0, until: 24 },
    { ...lane, card: 'gold', from: 0, until: 3, end: 'close', savedCents: 32_500 },
    { ...lane, card: 'blue', from: 0, until: 5, end: 'change', then: { card: 'red', until: 24 } },
    {
      ...lane,
      card: 'new',
      from: 2,
      until: 24,
      isNew: true,
      bonus: { until: 5, valueCents: 75_000 },
    },
  ],
};
const nameOf = (card: string) => card.toUpperCase();

describe('a shared page in words', () => {
  it('says what the cards of a wallet keep, in dollars that add up', () => {
    const shared = { kind: 'wallet', document: wallet } as const;
    expect(describeVerdict(shared)).toBe('2 cards that keep $1,201 a year.');
    expect(describeLines(shared, nameOf)).toEqual([
      'GOLD: $901 after its $325 fee',
      'PLAIN: $300, no fee',
    ]);
  });

  it('says what a year brings after its fees, which may be none', () => {
    const shared = { kind: 'year', document: wallet } as const;
    expect(describeVerdict(shared)).toBe('$1,201 a year from 2 cards, after $325 in fees.');
    expect(describeLines(shared, nameOf)[0]).toBe('GOLD: $901 after its $325 fee');
    const [, plain] = wallet.cards;
    const free = { ...wallet, netCents: 30_010, cards: plain ? [plain] : [] };
    expect(describeVerdict({ kind: 'year', document: free })).toBe('$300 a year from 1 card.');
    expect(isDrawable({ kind: 'year', document: { ...wallet, netCents: 1 } })).toBe(false);
  });

  it('says the steps of a plan in the order of their months', () => {
    const shared = { kind: 'plan', document: plan } as const;
    expect(describeVerdict(shared)).toBe(
      '1 new card in 24 months, $1,500 more than with the cards of today.',
    );
    expect(describeLines(shared, nameOf)).toEqual([
      'Nov 2026: Keep PLAIN',
      'Jan 2027: Open NEW, for a bonus worth $750 by Mar 2027',
      'Feb 2027: Close GOLD, which saves $325 in fees',
      'Apr 2027: Change BLUE to RED',
    ]);
  });
});

describe('what a link answers', () => {
  it('is read as it was sent, without what the page does not know', () => {
    const head = { title: 'T', made_at: '2026-11-28T00:00:00Z' };
    const read = openedPageShape.parse({ kind: 'plan', document: { ...plan, more: 1 }, ...head });
    expect(read).toEqual({ kind: 'plan', document: plan, ...head });
    expect(isDrawable(read)).toBe(true);
  });

  it.each([
    { ...plan, months: 1e9 },
    { ...plan, from: '2026-13' },
    { ...plan, gainCents: 1e100 },
    { ...plan, lanes: [{ ...lane, card: 'gold', from: 0, until: 2, savedCents: 1e100 }] },
    { ...plan, lanes: [{ ...lane, card: 'gold', from: 0, until: 1e6 }] },
    { ...plan, lanes: [{ ...lane, card: 'gold', from: -4, until: 2 }] },
    {
      ...plan,
      lanes: Array.from({ length: 61 }, () => ({ ...lane, card: 'a', from: 0, until: 1 })),
    },
  ])('is not drawn where it would stop the page: %#', (document) => {
    expect(isDrawable({ kind: 'plan', document })).toBe(false);
  });

  it.each([
    { ...wallet, netCents: 120_060 },
    { ...wallet, netCents: 1e100, cards: [{ card: 'gold', netCents: 1e100, feeCents: 0 }] },
    { ...wallet, cards: [] },
  ])('is not shown where its sum is none of its cards: %#', (document) => {
    expect(isDrawable({ kind: 'wallet', document: wallet })).toBe(true);
    expect(isDrawable({ kind: 'wallet', document })).toBe(false);
  });
});
