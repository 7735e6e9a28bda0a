import { bestCardFiltersSchema } from '@contract/preferences.ts';
import { describe, expect, it } from 'vitest';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { cents } from '@/domain/units.ts';
import {
  catalogFixture,
  createCard,
  createRule,
} from '@/features/catalog/facts/catalog-fixture.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { createObstacles, visitorFacts } from '@/features/mine/eligibility/schema.ts';
import { toValuationInputs } from '@/features/mine/valuation/to-valuation-inputs.ts';
import { centsToBeat, portalOf } from './describe-deal.ts';
import { activationOf, describeConditional } from './describe-offer.ts';
import { createOfferFinder } from './find-offers.ts';

const filters = bestCardFiltersSchema.parse({});

const freedom = createCard({
  id: 21,
  slug: 'freedom',
  company_id: 3,
  point_system_id: 3,
  needs_unlock: true,
  category_points: [createRule({ rate: 5, sub_category_id: 22 })],
});
const sapphire = createCard({
  id: 22,
  slug: 'sapphire',
  company_id: 3,
  point_system_id: 3,
  unlocks_transfers: true,
});
const closed = createCard({
  id: 23,
  slug: 'closed',
  opened_to_new: false,
  category_points: [createRule({ rate: 9, sub_category_id: 22 })],
});
const topSpend = createCard({
  id: 24,
  slug: 'top-spend',
  card_choices: [
    {
      id: 1,
      slug: 'top',
      name: 'Top category',
      mode: 'top_spend',
      choose_count: 1,
      rate: 5,
      spending_cap_id: null,
      change_period: null,
      confidence: 'high',
      card_choice_options: [
        { id: 1, slug: 'gas', name: 'Gas', category_id: null, sub_category_id: 22 },
      ],
    },
  ],
});
const rows: CatalogRows = {
  ...catalogFixture,
  cards: [...catalogFixture.cards, freedom, sapphire, closed, topSpend],
};

function createInputs() {
  const amounts = { 'gas-stations': 120_000 };
  const profile = { id: 'a', name: 'Mine', amounts, position: 0, revision: 1 };
  return toValuationInputs(rows, createUserFixture(), [profile], '2026-11-20');
}

function find(
  cards: readonly string[],
  own: Partial<typeof filters> = {},
  carriers: ReadonlyMap<string, string> = new Map(),
) {
  const held: HeldCard[] = cards.map((card) => ({ id: `held-${card}`, card, selected: {} }));
  const obstacleOf = createObstacles(rows.requirements, visitorFacts);
  const finder = createOfferFinder({
    inputs: createInputs(),
    held,
    spent: { capsUsed: [], monthSpent: [] },
    filters: { ...filters, ...own },
    obstacleOf,
    ...(carriers && { carriers }),
  });
  return finder('gas-stations', 10_000);
}

describe('the best card for a kind of spending', () => {
  it('counts locked points as cash until the member holds a card that unlocks them', () => {
    const offerOf = (cards: readonly string[]) =>
      find(cards).all.find(({ card }) => card === 'freedom')?.valueCents;
    expect(offerOf([])).toBeCloseTo(250, 6);
    expect(offerOf(['sapphire'])).toBeCloseTo(925, 6);
  });

  it('asks to activate what a held card needs, and counts it for a card that is not held', () => {
    const waiting = {
      ...freedom,
      category_points: [createRule({ rate: 5, sub_category_id: 22, requires_activation: true })],
    };
    const quarterly = { ...rows, cards: [...catalogFixture.cards, waiting] };
    const inputs = toValuationInputs(quarterly, createUserFixture(), [], '2026-11-20');
    const offerOf = (held: readonly HeldCard[]) =>
      createOfferFinder({
        inputs,
        held,
        spent: { capsUsed: [], monthSpent: [] },
        filters,
        obstacleOf: createObstacles(rows.requirements, visitorFacts),
      })('gas-stations', 10_000).all.find(({ card }) => card === 'freedom');
    const own = (selected: HeldCard['selected']) => [{ id: 'mine', card: 'freedom', selected }];
    const [idle, done, product] = [
      offerOf(own({})),
      offerOf(own({ card: ['always'] })),
      offerOf([]),
    ];
    expect([idle?.rate, done?.rate, product?.rate]).toEqual([1, 5, 5]);
    expect(idle && describeConditional(idle, 10_000)).toEqual(['activate first for 2.5%']);
    expect(idle && activationOf(idle)).toEqual({ key: 'card', period: 'always' });
  });

  it('names the best of mine beside the best there is', () => {
    const { mine, best } = find(['blue-cash-everyday', 'sapphire']);
    expect(mine).toMatchObject({ card: 'blue-cash-everyday', isHeld: true });
    expect(best).toMatchObject({ card: 'freedom', isHeld: false });
  });

  it('proposes no card that is closed to new members, unless it is held', () => {
    expect(find([]).all.map(({ card }) => card)).not.toContain('closed');
    expect(find(['closed']).best).toMatchObject({ card: 'closed', isHeld: true });
  });

  it('keeps to the filters, for cards that are not held', () => {
    expect(find([], { excludedCards: ['freedom'] }).all.map(({ card }) => card)).not.toContain(
      'freedom',
    );
    const free = find(['venture-x'], { maximumAnnualFeeCents: 0 }).all;
    expect(free.map(({ card }) => card)).toContain('venture-x');
    expect(find(['venture-x'], { onlyHeld: true }).all).toHaveLength(1);
  });

  it('says who else carries the best of the held cards, whatever the filters', () => {
    const carriers = new Map([['held-closed', 'Sam']]);
    const { mine, all } = find(['blue-cash-everyday', 'closed'], { onlyHeld: true }, carriers);
    expect(mine).toMatchObject({ card: 'closed', isHeld: true, carrier: 'Sam' });
    expect(all.map(({ card, carrier }) => [card, carrier])).toEqual([
      ['closed', 'Sam'],
      ['blue-cash-everyday', undefined],
    ]);
  });

  it('plans the options of the member’s own cards, whose spending it knows, and of no others', () => {
    const plannedFor = (carriers?: ReadonlyMap<string, string>) =>
      find(['top-spend'], {}, carriers).all.find(({ card }) => card === 'top-spend');
    expect(plannedFor()).toMatchObject({ plannedOption: 'gas', conditional: [] });
    const theirs = plannedFor(new Map([['held-top-spend', 'Sam']]));
    expect(theirs).toMatchObject({ plannedOption: null, carrier: 'Sam' });
    expect(theirs?.conditional).toMatchObject([{ option: 'gas' }]);
  });
});

it('names another card only if it earns more than the best one without its portal, or than a bank payment', () => {
  expect(centsToBeat({ totalCents: cents(500), portal: portalOf(2, 10_000) })).toBe(300);
  expect(centsToBeat({ totalCents: cents(-150), portal: null })).toBe(0);
  expect(centsToBeat(undefined)).toBe(-Infinity);
});
