import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { getSupabase } from '@/lib/supabase.ts';
import { liveWholeCard } from '../live-reads.ts';
import { type Row, rowSchema } from '../machine/resource.ts';
import type { CardRows } from './document.ts';

const partsSchema = z.array(rowSchema);
const wholeCardSchema = rowSchema.extend({
  spending_caps: partsSchema,
  card_choices: z.array(rowSchema.extend({ card_choice_options: partsSchema })),
  category_points: partsSchema,
  credit_card_benefits: partsSchema,
  signup_bonuses: z.array(rowSchema.extend({ signup_bonus_tiers: partsSchema })),
  credit_card_rules: partsSchema,
});

const wholeCardColumns =
  '*, spending_caps(*), card_choices(*, card_choice_options(*)), category_points(*), credit_card_benefits(*), signup_bonuses(*, signup_bonus_tiers(*)), credit_card_rules!credit_card_rules_credit_card_id_fkey(*)' as const;

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
  const card = wholeCardSchema.nullable().parse(data);
  if (card === null) return null;
  const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => a.id - b.id);
  return {
    credit_cards: [card],
    spending_caps: inOrder(card.spending_caps),
    card_choices: inOrder(card.card_choices),
    card_choice_options: inOrder(card.card_choices.flatMap((row) => row.card_choice_options)),
    category_points: inOrder(card.category_points),
    credit_card_benefits: inOrder(card.credit_card_benefits),
    signup_bonuses: inOrder(card.signup_bonuses),
    signup_bonus_tiers: inOrder(card.signup_bonuses.flatMap((row) => row.signup_bonus_tiers)),
    credit_card_rules: inOrder(card.credit_card_rules),
  };
}

export function wholeCardQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'credit_cards', 'whole', id],
    queryFn: ({ signal }) => readWholeCard(id, signal),
    meta: { live: liveWholeCard(id) },
    staleTime: 0,
  });
}
