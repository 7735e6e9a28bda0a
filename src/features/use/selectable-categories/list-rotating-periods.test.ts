import { describe, expect, it } from 'vitest';
import {
  catalogFixture,
  createCard,
  createRule,
} from '@/features/catalog/facts/catalog-fixture.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import type { CardChoice } from './to-choices.ts';
import {
  listExpectedPeriods,
  listRotatingPeriods,
  listToActivate,
} from './list-rotating-periods.ts';

const choice = {
  id: 201,
  slug: 'quarterly',
  name: 'Quarterly',
  mode: 'rotating',
  choose_count: null,
  rate: 5,
  spending_cap_id: null,
  change_period: 'quarter',
  confidence: 'high',
  card_choice_options: [],
};
const rotating = (valid_during: string, sub_category_id: number) =>
  createRule({ rate: 4, card_choice_id: 201, valid_during, sub_category_id });
const card = createCard({
  id: 1,
  slug: 'rotating',
  card_choices: [choice],
  category_points: [
    rotating('[2026-01-01,2026-04-01)', 21),
    rotating('[2026-01-01,2026-04-01)', 22),
    rotating('[2026-10-01,2027-01-01)', 21),
  ],
});

describe('the periods of a rotating choice', () => {
  const { categories } = catalogFixture;

  it('are those that are announced, and then those of a year before, as expected', () => {
    const { date } = createInputsFixture({});
    const { catalog } = toEngineCatalog({ ...catalogFixture, cards: [card] }, null, date);
    const announced = listRotatingPeriods(card, choice, categories, date);
    expect(announced.map(({ range }) => range.from)).toEqual(['2026-10-01']);
    const rules = catalog.cards[0]?.rules ?? [];
    expect(
      listExpectedPeriods(rules, 'quarterly', categories).map(({ range, names }) => [
        range.from,
        range.to,
        names,
      ]),
    ).toEqual([
      ['2027-01-01', '2027-03-31', ['Supermarkets (US)', 'Gas stations']],
      ['2027-10-01', '2027-12-31', ['Supermarkets (US)']],
    ]);
    expect(listExpectedPeriods(rules, 'another', categories)).toEqual([]);
  });
});

it('asks to activate what a held card pays today only then, until it is done', () => {
  const active = createCard({
    ...card,
    category_points: card.category_points.map((rule) => ({ ...rule, requires_activation: true })),
  });
  const entry: CardChoice = {
    ...{ key: 'a', card: active, choice, name: 'Card', options: [] },
    memberCard: createMemberCard(active.id),
    chosen: [],
  };
  const ask = (change: Partial<CardChoice>, today = '2026-11-24') =>
    listToActivate([{ ...entry, ...change }], catalogFixture.categories, today).map(
      ({ until }) => until,
    );
  expect(ask({})).toEqual(['2026-12-31']);
  expect(ask({ chosen: ['2026-q4'] })).toEqual([]);
  expect(ask({ memberCard: null })).toEqual([]);
  expect(ask({ card })).toEqual([]);
  expect(ask({}, '2026-05-01')).toEqual([]);
});
