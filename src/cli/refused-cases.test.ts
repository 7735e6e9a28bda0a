import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCase } from './answer-case.ts';
import { readCase } from './read-case.ts';

const files = import.meta.glob<unknown>('/tests/cases/*.json', { eager: true, import: 'default' });
const cases = Object.values(files);

type Path = readonly (string | number)[];

/** Every path in a value, containers included. */
function pathsOf(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...at, key])),
  ];
}

function withValueAt(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === Number(key) ? withValueAt(item, rest, wrong) : item,
    );
  }
  const entries = Object.entries(value ?? {}).map(([name, item]): [string, unknown] => [
    name,
    name === key ? withValueAt(item, rest, wrong) : item,
  ]);
  return Object.fromEntries(entries);
}

/** Values that are invalid anywhere in a case, even as a name. */
const WRONG = [Number.NaN, -1, Infinity, -Infinity, {}, [[]], true, '', 1e300];
const ABOUT = new Set(['name', 'source', 'expected', 'tolerance_cents']);

describe('a case that does not fit the format', () => {
  it('is refused with the path of the wrong field: 10,000 mistakes', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (file, place, wrong) => {
        const good = cases[file % cases.length];
        const paths = pathsOf(good).filter(([key]) => !ABOUT.has(String(key)));
        const path = paths[place % paths.length] ?? [];
        const bad = withValueAt(good, path, WRONG[wrong % WRONG.length]);
        const read = readCase(bad);
        if (read.ok) {
          /* A few fields may be empty, or a flag be true: then the answer is a number like any other. */
          expect(Number.isFinite(answerCase(read.value)['net_cents'])).toBe(true);
          return;
        }
        refused += 1;
        expect(read.refusal.path).not.toBe('');
        expect(read.refusal.reason).not.toBe('');
      }),
      { numRuns: 10_000 },
    );
    expect(refused).toBeGreaterThan(9_000);
  }, 60_000);

  it('is refused when it is no object at all', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readCase(value).ok).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  const good = {
    date: '2026-01-01',
    preference: 'cash',
    year: 'steady',
    point_systems: [{ slug: 'cash', cash_value: 1 }],
    cards: [{ slug: 'a', point_system: 'cash', annual_fee_cents: 0, base_rate: 1 }],
    spending_cents: { gas: 120_000 },
    hold: ['a'],
  };
  const ann = { id: 'ann', hold: ['a'] };
  const card = good.cards[0];
  const withCredits = (...credits: readonly object[]) => ({
    ...card,
    credits: credits.map((credit) => ({ value_cents: 1_000, period: 'month', ...credit })),
  });
  const withCap = (amount: object) => ({
    ...card,
    caps: [{ slug: 'c', period: 'month', fallback_rate: 0, ...amount }],
  });
  const linked = { slug: 'rents', sub_categories: ['rent'], steps: [{ at_least: 1, rate: 1 }] };
  const withLinked = (...entries: readonly object[]) => ({
    ...card,
    linked: entries.map((entry) => ({ ...linked, ...entry })),
  });
  const noStep = { at_least: 0, rate: 1 };
  const withBonus = (bonus: object) => ({ ...card, bonus });
  const step = { spend_cents: 100_000, window_days: 90 };
  const lower = { spend_cents: 99_999, window_days: 180 };

  it.each([
    ['date', { date: '2026-02-30' }],
    ['preference', { preference: 'miles' }],
    ['cards[0].annual_fee_cents', { cards: [{ ...card, annual_fee_cents: -1 }] }],
    ['cards[0].base_rate', { cards: [{ ...card, base_rate: Number.NaN }] }],
    ['cards[0].point_system', { cards: [{ ...card, point_system: 'gold' }] }],
    ['cards[0].anual_fee', { cards: [{ ...card, anual_fee: 0 }] }],
    ['cards[1].slug', { cards: [card, card] }],
    [
      'cards[0].rules[0].cap',
      { cards: [{ ...card, rules: [{ sub_category: 'gas', rate: 3, cap: 'q' }] }] },
    ],
    [
      'cards[0].rules[0].valid_to',
      {
        cards: [
          {
            ...card,
            rules: [
              { sub_category: 'gas', rate: 3, valid_from: '2026-02-01', valid_to: '2026-01-01' },
            ],
          },
        ],
      },
    ],
    ['cards[0].caps[0].amount_cents', { cards: [withCap({})] }],
    ['cards[0].caps[0].amount_points', { cards: [withCap({ amount_points: -1 })] }],
    ['cards[0].caps[0].amount_points', { cards: [withCap({ amount_points: 1, amount_cents: 1 })] }],
    ['cards[0].linked[0].steps', { cards: [withLinked({ steps: [] })] }],
    ['cards[0].linked[0].steps[0].at_least', { cards: [withLinked({ steps: [noStep] })] }],
    ['cards[0].linked[0].otherwise_points', { cards: [withLinked({ otherwise_points: -1 })] }],
    [
      'cards[0].linked[0].or.at_most_rate',
      { cards: [withLinked({ or: { points_per_other_dollar: 1, at_most_rate: -1 } })] },
    ],
    ['cards[0].linked[1].slug', { cards: [withLinked({}, { sub_categories: ['a'] })] }],
    ['cards[0].linked[1].sub_categories[0]', { cards: [withLinked({}, { slug: 'other' })] }],
    ['selected.rents', { cards: [withLinked({})], selected: { rents: [] } }],
    ['selected.rents[0]', { cards: [withLinked({})], selected: { rents: ['or'] } }],
    ['spending_cents.gas', { spending_cents: { gas: -5 } }],
    ['hold[0]', { hold: ['b'] }],
    ['choose', { choose: { at_most: 1 } }],
    ['point_values.gold', { point_values: { gold: { travel: 2 } } }],
    ['selected.x', { selected: { x: ['gas'] } }],
    ['choose.pinned[0]', { hold: undefined, choose: { at_most: 1, pinned: ['b'] } }],
    ['choose.pinned', { hold: undefined, choose: { at_most: 0, pinned: ['a'] } }],
    ['hold', { hold: undefined }],
    ['held[1]', { held: ['a', 'b'] }],
    ['payment_costs.rent', { payment_costs: { rent: 101 } }],
    ['payment_costs', { payment_costs: [] }],
    ['cards[0].payment_costs.rent', { cards: [{ ...card, payment_costs: { rent: -1 } }] }],
    ['not_accepted.costco', { not_accepted: { costco: 'amex' } }],
    ['not_accepted.costco[0]', { not_accepted: { costco: [1] } }],
    ['cards[0].network', { cards: [{ ...card, network: 1 }] }],
    ['cards[0].family', { cards: [{ ...card, family: '' }] }],
    ['cards[0].only_at', { cards: [{ ...card, only_at: 'gas' }] }],
    ['cards[0].first_year_earn_percent', { cards: [{ ...card, first_year_earn_percent: -1 }] }],
    ['cards[0].credits[0].spend_on[0]', { cards: [withCredits({ spend_on: [0] })] }],
    ['cards[0].credits[0].slug', { cards: [withCredits({ slug: '' })] }],
    ['cards[0].credits[1].slug', { cards: [withCredits({ slug: 'c' }, { slug: 'c' })] }],
    ['cards[0].bonus.tiers', { cards: [withBonus({ tiers: [] })] }],
    [
      'cards[0].bonus.tiers[0].window_days',
      { cards: [withBonus({ tiers: [{ spend_cents: 1 }] })] },
    ],
    ['cards[0].bonus.tiers[1].spend_cents', { cards: [withBonus({ tiers: [step, lower] })] }],
    ['cards[0].bonus.spend_cents', { cards: [withBonus({ tiers: [step], spend_cents: 1 })] }],
    ['people', { people: [] }],
    ['people[0].hold', { hold: undefined, people: [{ id: 'ann' }] }],
    ['hold', { people: [{ id: 'ann', hold: ['a'] }] }],
    ['held', { held: ['a'], hold: undefined, people: [{ id: 'ann', hold: ['a'] }] }],
    ['people[1].id', { hold: undefined, people: [ann, ann] }],
    ['people[0].hold[0]', { hold: undefined, people: [{ id: 'ann', hold: ['b'] }] }],
    ['people[0].hold', { hold: undefined, choose: { at_most: 1 }, people: [ann] }],
    ['people[0].selected.x', { hold: undefined, people: [{ ...ann, selected: { x: ['gas'] } }] }],
    [
      'people[1].pinned',
      {
        hold: undefined,
        choose: { at_most: 0 },
        people: [{ id: 'ann' }, { id: 'bob', pinned: ['a'] }],
      },
    ],
    [
      'people[0].pinned[0]',
      {
        hold: undefined,
        choose: { at_most: 1 },
        people: [{ id: 'ann', pinned: ['a'], excluded: ['a'] }],
      },
    ],
    [
      'choose.pinned',
      { hold: undefined, choose: { at_most: 1, pinned: ['a'] }, people: [{ id: 'ann' }] },
    ],
    [
      'point_systems[0].pooling',
      { point_systems: [{ slug: 'cash', cash_value: 1, pooling: 'all' }] },
    ],
    ['choose.one_per_family', { hold: undefined, choose: { at_most: 1, one_per_family: 1 } }],
  ])('names %s', (path, change) => {
    expect(readCase(good).ok).toBe(true);
    expect(readCase({ ...good, ...change })).toMatchObject({ ok: false, refusal: { path } });
  });

  it('may have slugs that are names of built-in object properties', () => {
    for (const slug of ['constructor', '__proto__', 'toString']) {
      const choice = { slug, mode: 'member_selected', choose_count: 1, rate: 5, options: ['gas'] };
      const read = readCase({
        ...good,
        point_systems: [{ slug, cash_value: 1 }],
        cards: [{ ...card, point_system: slug, choices: [choice] }],
      });
      if (!read.ok) throw new Error(read.refusal.path);
      expect(answerCase(read.value)['net_cents']).toBe(6_000);
    }
  });
});
