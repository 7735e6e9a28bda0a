import { createHeldWalletReader } from '@/features/mine/held-wallet/queries.ts';
import { createHoldingsReader } from '@/features/mine/member-cards/queries.ts';
import { bestCardFiltersSchema } from '@contract/preferences.ts';
import { expect, it } from 'vitest';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { createObstacles, visitorFacts } from '@/features/mine/eligibility/schema.ts';
import { toValuationInputs } from '@/features/mine/valuation/to-valuation-inputs.ts';
import { describeConditional } from '@/features/use/best-card/describe-offer.ts';
import { createOfferFinder } from '@/features/use/best-card/find-offers.ts';
import { createCardFigures } from '@/features/plan/card-comparison/create-card-figures.ts';
import { computeRanking } from '@/features/plan/card-ranking/compute-ranking.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { pickCards } from '@/features/home/member-home/pick-cards.ts';

/** 5% on up to $500 a month in the top spending category. */
const topSpend = createCard({
  id: 31,
  slug: 'top-spend',
  spending_caps: [
    {
      id: 131,
      slug: 'top-spend-cap',
      name: 'Top category',
      amount_cents: 50_000,
      amount_points: null,
      period: 'month',
      fallback_rate: 1,
      confidence: 'high',
    },
  ],
  card_choices: [
    {
      id: 231,
      slug: 'top-spend-choice',
      name: 'Top category',
      mode: 'top_spend',
      choose_count: 1,
      rate: 5,
      spending_cap_id: 131,
      change_period: 'billing_cycle',
      confidence: 'high',
      card_choice_options: [
        { id: 11, slug: 'gas', name: 'Gas', category_id: 32, sub_category_id: null },
        { id: 12, slug: 'food', name: 'Food', category_id: null, sub_category_id: 21 },
      ],
    },
  ],
});
const flat = createCard({ id: 32, slug: 'flat', base_rate: 2 });
const rows = { ...catalogFixture, cards: [topSpend, flat] };
const held = ['top-spend', 'flat'].map((card) => ({ id: `my-${card}`, card, selected: {} }));

const nothing = { capsUsed: [], monthSpent: [] };

function answer(amounts: Readonly<Record<string, number>>) {
  const profile = { id: 'a', name: 'Mine', amounts, position: 0, revision: 1 };
  const inputs = toValuationInputs(rows, createUserFixture(), [profile], '2026-11-21');
  const obstacleOf = createObstacles([], visitorFacts);
  const find = createOfferFinder({
    inputs,
    held,
    spent: nothing,
    filters: bestCardFiltersSchema.parse({}),
    obstacleOf,
  });
  const { lines } = valueWallet(inputs.problemOf('steady'), held);
  const planned = lines.filter(({ kind, id }) => kind === 'spend' && id === 'my-top-spend');
  const home = pickCards(inputs, held, [], nothing);
  return { find, planned, home, inputs };
}

it('a purchase is answered as the year is valued: with the option that most is spent on', () => {
  const { find, planned, home } = answer({ 'gas-stations': 300_000, 'us-supermarkets': 120_000 });
  // The year puts the gas on the card, at five percent.
  expect(planned).toMatchObject([{ subCategory: 'gas-stations', rate: 5 }]);
  const gas = find('gas-stations', 10_000).mine;
  expect(gas).toMatchObject({ card: 'top-spend', rate: 5, valueCents: 500, plannedOption: 'gas' });
  expect(gas && describeConditional(gas, 10_000)).toEqual([
    'as long as Gas is your top category on it, as we assume for your year',
  ]);
  expect(home.map(({ subCategory, offer }) => [subCategory.slug, offer.card, offer.rate])).toEqual([
    ['gas-stations', 'top-spend', 5],
    ['us-supermarkets', 'flat', 2],
  ]);
  // Food there would be a second option, which does not count: the flat card brings more.
  const food = find('us-supermarkets', 10_000);
  expect(food.mine).toMatchObject({ card: 'flat', valueCents: 200 });
  expect(food.all.find(({ card }) => card === 'top-spend')?.plannedOption).toBeNull();
});

it('follows the spending', () => {
  const { find } = answer({ 'gas-stations': 60_000, 'us-supermarkets': 500_000 });
  expect(find('us-supermarkets', 10_000).mine).toMatchObject({ card: 'top-spend', rate: 5 });
  expect(find('gas-stations', 10_000).mine).toMatchObject({ card: 'flat' });
});

it('without any plan only says what would be', () => {
  const { find } = answer({});
  const top = find('gas-stations', 10_000).all.find(({ card }) => card === 'top-spend');
  expect(top).toMatchObject({ rate: 1, plannedOption: null });
  expect(top && describeConditional(top, 10_000)).toEqual([
    '5% while you spend the most on Gas with it',
  ]);
});

it('a card is worth the same in the ranking, in the comparison and among my cards', () => {
  const { inputs } = answer({ 'gas-stations': 300_000, 'us-supermarkets': 120_000 });
  const mine = [createMemberCard(31), createMemberCard(32)];
  const wallet = createHeldWalletReader()(inputs, createHoldingsReader()(inputs, mine));
  const problem = inputs.problemOf('steady', wallet.held);
  const parts = [...computeRanking({ problem, held: wallet.held })];
  const compared = createCardFigures(inputs, wallet.held);
  for (const { card, marginalCents } of wallet.entries) {
    const { alone, added } = compared(card.slug);
    const ranked = parts.flatMap((part) => {
      if (part.year !== 'steady') return [];
      return part.kind === 'alone'
        ? (part.figures.get(card.slug)?.netCents ?? NaN)
        : (part.cents.get(card.slug) ?? NaN);
    });
    expect(ranked[0]).toBeCloseTo(alone.steady.netCents, 6);
    expect(ranked[1]).toBeCloseTo(marginalCents ?? NaN, 6);
    expect(added.withCents - added.withoutCents).toBeCloseTo(marginalCents ?? NaN, 6);
  }
});
