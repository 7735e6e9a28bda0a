import { describe, expect, it } from 'vitest';
import { answerPlan } from './answer-plan.ts';
import { readPlan } from './read-plan.ts';

const good = {
  date: '2026-01-15',
  horizon_months: 12,
  preference: 'cash',
  point_systems: [{ slug: 'cash', cash_value: 1 }],
  cards: ['a', 'b'].map((slug) => ({
    slug,
    point_system: 'cash',
    annual_fee_cents: 0,
    base_rate: 1,
  })),
  spending_cents: { gas: 120_000 },
  history: [{ card: 'a', opened_on: '2025-06-01' }],
  plan: { at_most_new: 1 },
};
const velocity = { slug: 'v', kind: 'velocity', cards: ['b'], limit: 1, months: 3, counts: 'all' };
const once = { slug: 'o', kind: 'once', cards: ['b'], blocked_by: ['a'], what: 'bonus' };

const underUser = { card: 'a', opened_on: '2025-12-01', authorized_user: true };
const step = { spend_cents: 1, until_month: 2, points: 1 };

const underWay = (step: object, past: object = {}) => ({
  history: [
    {
      card: 'a',
      opened_on: '2025-12-01',
      bonuses_under_way: [{ spend_cents: 1, until_month: 2, points: 1, cash_cents: 1, ...step }],
      ...past,
    },
  ],
});

describe('a plan question that does not fit the format', () => {
  it.each([
    ['horizon_months', { horizon_months: 37 }],
    ['horizon_months', { horizon_months: 0 }],
    ['date', { date: '9996-01-01' }],
    ['year', { year: 'first' }],
    ['spending_growth_percent', { spending_growth_percent: -101 }],
    ['spending_growth_percent', { spending_growth_percent: '3' }],
    ['one_time[0].month', { one_time: [{ month: 13, sub_category: 'gas', cents: 1 }] }],
    ['one_time[0].cents', { one_time: [{ month: 1, sub_category: 'gas', cents: -1 }] }],
    ['history[0].opened_on', { history: [{ card: 'a', opened_on: '2026-02-01' }] }],
    [
      'history[0].closed_on',
      { history: [{ card: 'a', opened_on: '2025-06-01', closed_on: '2025-05-01' }] },
    ],
    [
      'history[0].closed_on',
      { history: [{ card: 'a', opened_on: '2025-06-01', closed_on: '2026-02-01' }] },
    ],
    ['history[0].bonuses_under_way[0].until_month', underWay({ until_month: 0 })],
    ['history[0].bonuses_under_way[0].spend_cents', underWay({ spend_cents: -1 })],
    ['history[0].bonuses_under_way[0].value', underWay({ value: 1 })],
    ['history[0].bonuses_under_way', underWay({}, { closed_on: '2026-01-01' })],
    ['history[0].card', underWay({}, { card: 'elsewhere' })],
    ['application_rules[0].kind', { application_rules: [{ ...velocity, kind: 'twice' }] }],
    ['application_rules[0].limit', { application_rules: [{ ...velocity, limit: -1 }] }],
    ['application_rules[0].counts', { application_rules: [{ ...velocity, counts: 'some' }] }],
    ['application_rules[0].clock', { application_rules: [once] }],
    ['application_rules[0].limit', { application_rules: [{ ...once, clock: 'bonus', limit: 1 }] }],
    ['fee_refunds.a', { fee_refunds: { a: -1 } }],
    ['fee_refunds.c', { fee_refunds: { c: 30 } }],
    ['fee_refunds', { fee_refunds: 30 }],
    ['plan', { plan: [] }],
    ['plan.at_most_new', { plan: {} }],
    ['plan.at_most_per_month', { plan: { at_most_new: 1, at_most_per_month: 0 } }],
    ['plan.at_most_fees_cents', { plan: { at_most_new: 1, at_most_fees_cents: -1 } }],
    ['plan.no_opening_months[1]', { plan: { at_most_new: 1, no_opening_months: [1, 13] } }],
    ['plan.no_opening_months[0]', { plan: { at_most_new: 1, no_opening_months: [0] } }],
    ['plan.excluded[0]', { plan: { at_most_new: 1, excluded: ['c'] } }],
    ['plan.keep[0]', { plan: { at_most_new: 1, keep: ['b'] } }],
    ['plan.may_close', { plan: { at_most_new: 1, may_close: 'yes' } }],
    ['plan.fees', { plan: { at_most_new: 1, fees: 'monthly' } }],
    ['point_systems[0].leaving_value', { point_systems: [{ slug: 'cash', leaving_value: -1 }] }],
    ['balances.miles', { balances: { miles: 1 } }],
    ['balances.cash', { balances: { cash: -1 } }],
    ['balances', { balances: [1] }],
    ['balances', { people: [{ id: 'ann' }], history: [], balances: { cash: 1 } }],
    ['people[0].balances.miles', { people: [{ id: 'ann', balances: { miles: 1 } }], history: [] }],
    ['plan.at_most', { plan: { at_most_new: 1, at_most: 1 } }],
    ['people', { people: [], history: [] }],
    ['people[1].id', { people: [{ id: 'ann' }, { id: 'ann' }], history: [] }],
    ['people[0].excluded[0]', { people: [{ id: 'ann', excluded: ['c'] }], history: [] }],
    ['people[0].keep[0]', { people: [{ id: 'ann', keep: ['a'] }], history: [] }],
    [
      'people[0].keep[0]',
      { people: [{ id: 'ann', history: [underUser], keep: ['a'] }], history: [] },
    ],
    [
      'people[0].history[0].bonuses_under_way',
      { people: [{ id: 'ann', history: [{ ...underUser, bonuses_under_way: [step] }] }] },
    ],
    ['history', { people: [{ id: 'ann' }] }],
    ['plan.keep', { people: [{ id: 'ann' }], history: [], plan: { at_most_new: 1, keep: ['a'] } }],
    ['history[0].authorized_user', { history: [underUser] }],
    [
      'application_rules[0].counts_authorized_users',
      { application_rules: [{ ...velocity, counts_authorized_users: true }] },
    ],
    ['cards[0].referral_points', { cards: [{ ...good.cards[0], referral_points: -1 }] }],
  ])('names %s', (path, change) => {
    expect(readPlan(good).ok).toBe(true);
    expect(readPlan({ ...good, ...change })).toMatchObject({ ok: false, refusal: { path } });
  });

  it('is an error if unavoidable fees exceed the limit', () => {
    const [a, b] = good.cards;
    const cards = [{ ...a, annual_fee_cents: 12_000 }, b];
    const answer = (most: number) => {
      const read = readPlan({ ...good, cards, plan: { at_most_new: 0, at_most_fees_cents: most } });
      if (!read.ok) throw new Error(read.refusal.path);
      return answerPlan(read.value);
    };
    // Five months are left of the year that is paid for.
    expect(answer(4_999)['error']).toMatch(/plan\.at_most_fees_cents/);
    expect(answer(5_000)['steps']).toEqual([{ month: 6, action: 'close', card: 'a' }]);
  });

  it('is an error if more cards are held than allowed', () => {
    const read = readPlan({ ...good, plan: { at_most_new: 1, at_most_held: 0 } });
    if (!read.ok) throw new Error(read.refusal.path);
    expect(answerPlan(read.value)['error']).toMatch(/^plan\.at_most_held: /);
  });
});
