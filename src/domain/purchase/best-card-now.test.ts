import { plainPreferences } from '../../../tests/engine/plain-preferences.ts';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { check } from '../read.ts';
import { readCard, readPointSystem } from '../../cli/read-card.ts';
import { cents, percent } from '../units.ts';
import type { RewardProblem } from '../rewards/problem.ts';
import { activationPeriod, isActivated } from './activation.ts';
import { bestCardNow, purchaseAdviser } from './best-card-now.ts';

function checked<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('the fixture does not fit the format');
  return result.value;
}

const systems = [
  { slug: 'cash', cash_value: 1 },
  { slug: 'ur', travel_value: 2, cash_value: 1, untransferable_value: 1 },
].map((system) => checked(check(readPointSystem, system)));

const cards = [
  { slug: 'flat', point_system: 'cash', annual_fee_cents: 0, base_rate: 2 },
  {
    slug: 'rotating',
    point_system: 'ur',
    annual_fee_cents: 0,
    base_rate: 1,
    needs_unlock: true,
    caps: [{ slug: 'q', amount_cents: 150_000, period: 'quarter', fallback_rate: 0 }],
    rules: [
      { sub_category: 'restaurants', rate: 3 },
      {
        sub_category: 'restaurants',
        rate: 4,
        is_additive: true,
        cap: 'q',
        valid_from: '2026-01-01',
        valid_to: '2026-03-31',
      },
    ],
  },
  {
    slug: 'abroad',
    point_system: 'cash',
    annual_fee_cents: 0,
    base_rate: 3,
    foreign_transaction_fee_percent: 3,
  },
  {
    slug: 'top',
    point_system: 'cash',
    annual_fee_cents: 0,
    base_rate: 1,
    caps: [{ slug: 'm', amount_cents: 50_000, period: 'billing_cycle', fallback_rate: 1 }],
    choices: [
      {
        slug: 'best',
        mode: 'top_spend',
        choose_count: 1,
        rate: 5,
        cap: 'm',
        options: ['restaurants', 'gas'],
      },
    ],
  },
].map((card) => checked(check(readCard, card)));

const problem: RewardProblem = {
  catalog: {
    pointSystems: systems,
    cards,
    subCategories: [{ slug: 'restaurants', category: 'dining', parent: null }],
    paymentCosts: [],
    notAccepted: [],
  },
  date: calendarDate('2026-03-31'),
  year: 'steady',
  held: [],
  preferences: plainPreferences('travel'),
  spending: {},
};
const held = (card: string) => ({ id: card, card, selected: {} });
const dinner = {
  spentOn: { kind: 'sub_category', slug: 'restaurants' },
  amountCents: cents(10_000),
} as const;

describe('best card now', () => {
  it('adds the quarter to the standing rate on its last day, and not on the next', () => {
    const wallet = [held('flat'), held('rotating')];
    const [best] = bestCardNow(problem, wallet, dinner, []);
    expect(best).toMatchObject({ id: 'rotating', rate: 7, valueCents: 700 });
    const tomorrow = { ...problem, date: calendarDate('2026-04-01') };
    expect(bestCardNow(tomorrow, wallet, dinner, [])[0]).toMatchObject({ rate: 3 });
  });

  it('splits a purchase where the cap runs out', () => {
    const used = [{ card: 'rotating', cap: 'q', used: 145_000 }];
    const [best] = bestCardNow(problem, [held('rotating')], dinner, used);
    expect(best).toMatchObject({ rate: 5, points: 500 });
    expect(best?.caps).toMatchObject([{ cap: 'q', left: 5_000, isExceeded: true }]);
  });

  it('takes the foreign fee off foreign spend only', () => {
    const abroad = {
      spentOn: { kind: 'sub_category', slug: 'foreign-spend' },
      amountCents: cents(10_000),
    } as const;
    const wallet = [held('abroad'), held('flat')];
    expect(bestCardNow(problem, wallet, abroad, []).map((offer) => offer.valueCents)).toEqual([
      200, 0,
    ]);
    expect(bestCardNow(problem, wallet, dinner, [])[0]).toMatchObject({ id: 'abroad' });
  });

  it('shows what a top-spend category would earn without counting it', () => {
    const [offer] = bestCardNow(problem, [held('top')], dinner, []);
    expect(offer).toMatchObject({ valueCents: 100 });
    expect(offer?.conditional).toMatchObject([{ option: 'restaurants', valueCents: 500 }]);
  });

  it('counts a rate that is not activated only as a condition', () => {
    const activation = { key: 'q', period: activationPeriod(calendarDate('2026-01-01')) };
    const asked = {
      ...problem,
      catalog: {
        ...problem.catalog,
        cards: problem.catalog.cards.map((card) => ({
          ...card,
          rules: card.rules.map((rule) => (rule.isAdditive ? { ...rule, activation } : rule)),
        })),
      },
    };
    const offerOf = (selected: Readonly<Record<string, readonly string[]>>) =>
      purchaseAdviser(
        asked,
        [{ ...held('rotating'), selected }],
        ['restaurants'],
        isActivated,
      )('restaurants', cents(10_000), [])[0];
    expect(offerOf({})).toMatchObject({
      valueCents: 300,
      caps: [],
      conditional: [{ mode: 'activation', choice: 'q', option: '2026-q1', valueCents: 700 }],
    });
    expect(offerOf({ q: ['2025-q4'] })).toMatchObject({ valueCents: 300 });
    expect(offerOf({ q: ['2025-q4', '2026-q1'] })).toMatchObject({
      valueCents: 700,
      conditional: [],
    });
  });

  it('subtracts the payee’s charges, and leaves out cards the payee does not accept', () => {
    const covers = dinner.spentOn;
    const charging = {
      ...problem,
      catalog: {
        ...problem.catalog,
        cards: problem.catalog.cards.map((card) =>
          card.slug === 'abroad' ? { ...card, network: 'amex' } : card,
        ),
        paymentCosts: [{ covers, percent: percent(1.5) }],
        notAccepted: [{ covers, networks: ['amex'] }],
      },
    };
    const wallet = [held('abroad'), held('flat')];
    expect(bestCardNow(charging, wallet, dinner, [])).toMatchObject([
      { id: 'flat', costCents: 150, valueCents: 50 },
    ]);
  });

  it('knows a whole category', () => {
    const purchase = {
      spentOn: { kind: 'category', slug: 'dining' },
      amountCents: cents(10_000),
    } as const;
    expect(bestCardNow(problem, [held('rotating')], purchase, [])[0]).toMatchObject({ rate: 1 });
  });
});

describe('a purchase adviser', () => {
  const wallet = ['flat', 'rotating', 'abroad', 'top'].map(held);
  const slugs = ['gas', 'foreign-spend', 'restaurants', 'anything'];

  it('says of each sub-category what is said of it alone, choices and foreign fees included', () => {
    const advise = purchaseAdviser(problem, wallet, slugs);
    const used = [{ card: 'top', cap: 'm', used: 45_000 }];
    for (const slug of slugs) {
      const purchase = { ...dinner, spentOn: { kind: 'sub_category', slug } } as const;
      expect(advise(slug, dinner.amountCents, used)).toEqual(
        bestCardNow(problem, wallet, purchase, used),
      );
    }
  });

  it('refuses sub-categories outside its list', () => {
    expect(() => purchaseAdviser(problem, wallet, slugs)('hotels', cents(1), [])).toThrow('hotels');
  });
});
