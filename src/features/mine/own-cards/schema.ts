import { FIRST_OWN_CARD, type CardRow } from '@/features/catalog/facts/schema.ts';
import { createdAt, defineRecord, json, type RecordOf } from '@/lib/fields/define-record.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { name } from '@/lib/fields/text-fields.ts';
import * as s from '@/lib/row-shape.ts';

const id = s.number();
const maybe = s.orNull(s.number());
const maybeText = s.orNull(s.string());
const target = { category_id: maybe, sub_category_id: maybe };

const cap = s.object({
  id,
  name: s.string(),
  amount_cents: s.number(),
  amount_points: maybe,
  period: s.string(),
  fallback_rate: s.number(),
});
const choice = s.object({
  id,
  slug: maybeText,
  name: s.string(),
  mode: s.string(),
  choose_count: maybe,
  rate: s.number(),
  spending_cap_id: maybe,
  change_period: maybeText,
  card_choice_options: s.array(s.object({ slug: s.string(), name: s.string(), ...target })),
});
const rule = s.object({
  id,
  ...target,
  rate: s.number(),
  is_additive: s.boolean(),
  spending_cap_id: maybe,
  card_choice_id: maybe,
  channel: s.string(),
  requires_activation: s.boolean(),
  valid_during: s.string(),
});
const linked = s.object({
  id,
  sub_category_slugs: s.array(s.string()),
  step_1_at_least_percent: maybe,
  step_1_rate: maybe,
  step_2_at_least_percent: maybe,
  step_2_rate: maybe,
  step_3_at_least_percent: maybe,
  step_3_rate: maybe,
  step_4_at_least_percent: maybe,
  step_4_rate: maybe,
  otherwise_points: s.number(),
  points_per_other_dollar: maybe,
  at_most_rate: maybe,
  valid_during: s.string(),
});
const credit = s.object({
  id,
  benefit_id: id,
  name: s.string(),
  value_cents: maybe,
  points_value: maybe,
  period: s.string(),
  alignment: s.string(),
  occurrences_per_period: s.number(),
  start_month: maybe,
  default_usage_percent: maybe,
  excludes_first_year: s.boolean(),
  ends_on: maybeText,
  min_spend_cents: maybe,
  benefit_spending: s.array(s.object(target)),
});
const tier = s.object({
  tier: s.number(),
  spend_cents: s.number(),
  window_days: s.number(),
  points: maybe,
  cash_cents: maybe,
  credits_cents: maybe,
});
const bonus = s.object({
  id,
  starts_on: maybeText,
  ends_on: maybeText,
  first_year_fee_waived: s.orNull(s.boolean()),
  free_nights: maybe,
  free_night_points_limit: maybe,
  first_year_earn_percent: maybe,
  signup_bonus_tiers: s.array(tier),
  signup_bonus_credits: s.array(
    s.object({
      name: s.string(),
      value_cents: s.number(),
      sub_category_slugs: s.array(s.string()),
    }),
  ),
});

const facts = s.object({
  /** The issuer's name, where it is no company of the catalog. */
  issuer: maybeText,
  /** Points that the catalog does not have, with the cents that one is worth. */
  points: s.nullable(s.object({ name: s.string(), value: s.number() })),
  card: s.object({
    company_id: maybe,
    network: s.string(),
    point_system_id: maybe,
    is_business: s.boolean(),
    is_charge_card: s.boolean(),
    annual_fee_cents: s.number(),
    first_year_fee_cents: s.number(),
    foreign_transaction_fee_percent: maybe,
    base_rate: s.number(),
    unlocks_transfers: s.boolean(),
    needs_unlock: s.boolean(),
    counts_toward_5_24: s.boolean(),
    art_primary_hex: s.string(),
    art_secondary_hex: s.string(),
  }),
  spending_caps: s.array(cap),
  card_choices: s.array(choice),
  category_points: s.array(rule),
  linked_rates: s.array(linked),
  credit_card_benefits: s.array(credit),
  signup_bonuses: s.array(bonus),
});
/** The card and its parts in the shape of the catalog's rows; the ids of the parts count from 1. */
export type OwnFacts = s.ShapeOf<typeof facts>;

const cardId = number('credit_card_id', 'Number', {
  isRequired: true,
  min: FIRST_OWN_CARD,
  max: 9 * FIRST_OWN_CARD - 1,
});
export const cardName = name('card', 120);

/** A card that a member describes because the catalog does not have it. */
export const ownCardRecord = defineRecord('own_cards', 'My own cards', [
  cardId,
  cardName,
  json('facts', 'Facts', facts),
  createdAt,
]);
export type OwnCardRow = RecordOf<typeof ownCardRecord>;

/** A part of the card has the card's id times a thousand, plus its own. */
export const partId = (card: number, part: number): number => card * 1000 + part;

/** A new number, which no other card of the member has but by a chance of one in billions. */
function drawCardId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return FIRST_OWN_CARD + (((high % 2048) * 2 ** 32 + low) % (8 * FIRST_OWN_CARD));
}

export const createOwnCard = (own: Pick<OwnCardRow, 'name' | 'facts'>): OwnCardRow =>
  ownCardRecord.create({ credit_card_id: drawCardId(), ...own });

/** Facts of a card of which nothing is known yet. */
export const emptyFacts = (cashId: number): OwnFacts => ({
  issuer: null,
  points: null,
  card: {
    company_id: null,
    network: 'visa',
    point_system_id: cashId,
    is_business: false,
    is_charge_card: false,
    annual_fee_cents: 0,
    first_year_fee_cents: 0,
    foreign_transaction_fee_percent: null,
    base_rate: 1,
    unlocks_transfers: false,
    needs_unlock: false,
    counts_toward_5_24: true,
    art_primary_hex: '#64748b',
    art_secondary_hex: '#334155',
  },
  spending_caps: [],
  card_choices: [],
  category_points: [],
  linked_rates: [],
  credit_card_benefits: [],
  signup_bonuses: [],
});

/** Numbers the parts from 1 on, and tells the number of each by its id. */
function numberParts<R extends { readonly id: number }>(rows: readonly R[]) {
  const numbers = new Map(rows.map(({ id: was }, index) => [was, index + 1]));
  return {
    rows,
    numberOf: (was: number | null) => (was === null ? null : (numbers.get(was) ?? null)),
  };
}

/** The facts of a card of the catalog, from which an own one begins. Past offers and rates by choice stay as they are. */
export function copyFacts(card: CardRow): OwnFacts {
  const caps = numberParts(card.spending_caps);
  const choices = numberParts(card.card_choices);
  const renumber = <R extends { readonly id: number }>(rows: readonly R[]): R[] =>
    rows.map((row, index) => ({ ...row, id: index + 1 }));
  return facts.parse({
    issuer: null,
    points: null,
    card,
    spending_caps: renumber(card.spending_caps),
    card_choices: renumber(card.card_choices).map((row) => ({
      ...row,
      spending_cap_id: caps.numberOf(row.spending_cap_id),
    })),
    category_points: renumber(card.category_points).map((row) => ({
      ...row,
      spending_cap_id: caps.numberOf(row.spending_cap_id),
      card_choice_id: choices.numberOf(row.card_choice_id),
    })),
    linked_rates: renumber(card.linked_rates),
    credit_card_benefits: renumber(card.credit_card_benefits),
    signup_bonuses: renumber(card.signup_bonuses).slice(0, 1),
  });
}
