import { queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { liveCreditCard } from '@/features/learn/credit-cards/queries.ts';
import { type Row, rowColumns, rowShape } from '../machine/create-resource.ts';
import type { CardRows } from './apply-edits.ts';
import { cardTables } from './list-sections.ts';

const partsShape = s.array(rowShape);
const wholeCardShape = s.open({
  ...rowColumns,
  spending_caps: partsShape,
  card_choices: s.array(
    s.open({
      ...rowColumns,
      card_choice_options: partsShape,
    }),
  ),
  category_points: partsShape,
  linked_rates: partsShape,
  credit_card_benefits: s.array(
    s.open({
      ...rowColumns,
      benefit_spending: partsShape,
    }),
  ),
  signup_bonuses: s.array(
    s.open({
      ...rowColumns,
      signup_bonus_tiers: partsShape,
      signup_bonus_credits: partsShape,
    }),
  ),
  credit_card_rules: partsShape,
  credit_card_requirements: partsShape,
});

const wholeCardColumns =
  '*, spending_caps(*), card_choices(*, card_choice_options(*)), category_points(*), linked_rates(*), credit_card_benefits(*, benefit_spending(*)), signup_bonuses(*, signup_bonus_tiers(*), signup_bonus_credits(*)), credit_card_rules!credit_card_rules_credit_card_id_fkey(*), credit_card_requirements(*)' as const;

/** A card with the rows of every table that belongs to it; null when there is none with this id. */
export async function readWholeCard(
  id: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<CardRows | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('credit_cards')
    .select(wholeCardColumns)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  const card = s.nullable(wholeCardShape).parse(data);
  if (card === null) return null;
  const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => a.id - b.id);
  return {
    credit_cards: [card],
    spending_caps: inOrder(card.spending_caps),
    card_choices: inOrder(card.card_choices),
    card_choice_options: inOrder(card.card_choices.flatMap((row) => row.card_choice_options)),
    category_points: inOrder(card.category_points),
    linked_rates: inOrder(card.linked_rates),
    credit_card_benefits: inOrder(card.credit_card_benefits),
    benefit_spending: inOrder(card.credit_card_benefits.flatMap((row) => row.benefit_spending)),
    signup_bonuses: inOrder(card.signup_bonuses),
    signup_bonus_tiers: inOrder(card.signup_bonuses.flatMap((row) => row.signup_bonus_tiers)),
    signup_bonus_credits: inOrder(card.signup_bonuses.flatMap((row) => row.signup_bonus_credits)),
    credit_card_rules: inOrder(card.credit_card_rules),
    credit_card_requirements: inOrder(card.credit_card_requirements),
  };
}

export function wholeCardQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'credit_cards', 'whole', id],
    queryFn: ({ signal }) => readWholeCard(id, signal),
    meta: { live: liveCreditCard(id) },
    staleTime: 0,
  });
}

const cardToCheckShape = s.object({
  credit_card_id: s.number(),
  slug: s.string(),
  name: s.string(),
  facts: s.number(),
  due: s.number(),
  oldest: s.nullable(s.string()),
  holders: s.number(),
  reports: s.number(),
  /** All cards with facts that are due, also those that are not listed. */
  cards: s.number(),
  /** True if reports, a file or the watch put it before all others. */
  is_first: s.boolean(),
  /** Age beyond the limits × people who see the card. */
  weight: s.number(),
});
export type CardToCheck = s.ShapeOf<typeof cardToCheckShape>;

/** Cards with facts that are due for a check, disputed ones first, then by age and people; see `sortPages`. */
export function cardsToCheckQuery() {
  return queryOptions({
    queryKey: ['attention', 'cards'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('list_cards_to_check', { most: 500 })
        .abortSignal(signal)
        .throwOnError();
      return s.array(cardToCheckShape).parse(data);
    },
    meta: { live: refetchedWith('fact_reports', 'spending_costs', ...cardTables) },
    // The order also changes with the date.
    staleTime: 10_000,
  });
}
