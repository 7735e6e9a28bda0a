import { queryOptions } from '@tanstack/react-query';
import {
  benefitColumns,
  cardColumns,
  cardPartTables,
  linkedColumns,
  nestedTables,
  offerColumns,
  ruleColumns,
} from '@/features/catalog/facts/schema.ts';
import { type LiveSource, refetchedWith } from '@/lib/live/live-source.ts';
import { loadSupabaseRest } from '@/lib/load-supabase-rest.ts';
import { devicePersister } from '@/lib/storage/device-cache.ts';

const caps =
  'id, slug, name, amount_cents, amount_points, period, fallback_rate, confidence' as const;

const choices =
  'id, slug, name, mode, choose_count, rate, spending_cap_id, change_period, confidence, card_choice_options(id, slug, name, category_id, sub_category_id)' as const;

const benefits =
  `id, ${benefitColumns}, benefit_spending(id, category_id, sub_category_id, confidence)` as const;

const bonuses =
  `id, ${offerColumns}, source_url, referral_source_url, signup_bonus_tiers(id, tier, spend_cents, window_days, points, cash_cents, credits_cents, typical_points, typical_cash_cents), signup_bonus_credits(id, name, value_cents, sub_category_slugs)` as const;

const tiers =
  'id, slug, name, company_id, earn_bonus_percent, min_balance_cents, valid_during' as const;

const pointSystemColumns =
  `id, slug, name, company_id, kind, unit, travel_value, cash_value, gift_card_value, status_level_value, untransferable_value, used_with, confidence, point_system_tiers(${tiers})` as const;

const categoryColumns =
  'id, slug, name, icon, position, sub_categories(id, slug, name, icon, position, sub_category_parents!sub_category_parents_sub_category_id_fkey(id, parent_sub_category_id))' as const;

const requirementColumns = 'id, slug, name, kind, annual_cost_cents, description' as const;

const detailChoices = `${choices}, source_url, verified_on` as const;

const cardDetailColumns =
  `${cardColumns}, discontinued_on, website_url, source, source_url, updated_at, revision, credit_source, credit_source_url, credit_verified_on, credit_confidence, companies(id, slug, name, kind), point_systems!credit_cards_point_system_id_fkey(${pointSystemColumns}), spending_caps(${caps}, source_url, verified_on), card_choices(${detailChoices}), category_points(id, ${ruleColumns}, source_url, verified_on), linked_rates(id, ${linkedColumns}, source_url, verified_on), credit_card_benefits(${benefits}, source_url, verified_on, benefits(id, slug, name, kind, description)), signup_bonuses(${bonuses}), credit_card_rules!credit_card_rules_credit_card_id_fkey(id, blocking_credit_card_id, confidence, rules(id, slug, title, kind, explanation, strictness, source_url, verified_on, confidence), blocking:credit_cards!credit_card_rules_blocking_credit_card_id_fkey(id, slug, name)), credit_card_requirements(id, requirement_id, confidence, requirements(${requirementColumns}))` as const;

const transferColumns =
  'id, points_out, points_in, min_increment, bonus_percent, bonus_during, valid_during, source_url, verified_on, confidence, card:credit_cards!point_transfers_credit_card_id_fkey(id, name), to:point_systems!point_transfers_to_point_system_id_fkey(id, slug, name, kind, unit)' as const;

const senderColumns =
  `id, slug, name, point_transfers!point_transfers_from_point_system_id_fkey(${transferColumns})` as const;

async function readCategories(signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('categories')
    .select(categoryColumns)
    .order('position')
    .order('position', { referencedTable: 'sub_categories' })
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** The names of what money is spent on, for pages that do not need the whole catalog. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => readCategories(signal),
    persister: devicePersister,
    meta: { live: refetchedWith('categories', 'sub_categories', 'sub_category_parents') },
    staleTime: 60 * 60_000,
  });
}

export type CategoryWithParts = Awaited<ReturnType<typeof readCategories>>[number];

async function readCreditCard(
  where: { readonly id: number } | { readonly slug: string },
  signal: AbortSignal,
) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('credit_cards')
    .select(cardDetailColumns)
    .match(where)
    .order('ends_on', { referencedTable: 'signup_bonuses', ascending: false })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

export type CreditCardDetail = NonNullable<Awaited<ReturnType<typeof readCreditCard>>>;

/** Each answer repeats the facts cards share: larger batches would exceed the time limit. */
const CARDS_AT_ONCE = 50;

/** Everything known of as many cards as one answer names: for builds, which draw the page of each. */
export async function readCreditCardDetails() {
  const rest = await loadSupabaseRest();
  const cards = () => rest.from('credit_cards');
  const { data } = await cards().select('id').order('id').throwOnError();
  const ids = data.map(({ id }) => id);
  const parts = Array.from({ length: Math.ceil(ids.length / CARDS_AT_ONCE) }, (_, part) =>
    cards()
      .select(cardDetailColumns)
      .in('id', ids.slice(part * CARDS_AT_ONCE, (part + 1) * CARDS_AT_ONCE))
      .order('id')
      .order('ends_on', { referencedTable: 'signup_bonuses', ascending: false })
      .throwOnError(),
  );
  return (await Promise.all(parts)).flatMap((answer) => answer.data);
}

/** Tables that name a card's parts and value its points. */
const namedByCards = [
  'companies',
  'point_systems',
  'point_system_tiers',
  'benefits',
  'requirements',
  'rules',
] as const;

/** Everything of one card, or of any where the exact number is hidden. */
export function liveCreditCard(id?: number): LiveSource {
  const ofCard = id === undefined ? {} : { where: { credit_card_id: id } };
  return refetchedWith(
    { table: 'credit_cards', ...(id !== undefined && { where: { id } }) },
    ...cardPartTables.map((table) => ({ table, ...ofCard })),
    ...Object.values(nestedTables).flat(),
    ...namedByCards,
  );
}

export function creditCardQuery(id: number) {
  return queryOptions({
    queryKey: ['credit-card', id],
    queryFn: ({ signal }) => readCreditCard({ id }, signal),
    meta: { live: liveCreditCard(id) },
  });
}

async function readTransfersFrom(pointSystemId: number, signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('point_transfers')
    .select(transferColumns)
    .eq('from_point_system_id', pointSystemId)
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export type PointTransfer = Awaited<ReturnType<typeof readTransfersFrom>>[number];

/** Transfer partners of a system; an empty list if it has none. */
export function transfersFromQuery(pointSystemId: number) {
  return queryOptions({
    queryKey: ['point-transfers-from', pointSystemId],
    queryFn: ({ signal }) => readTransfersFrom(pointSystemId, signal),
    meta: { live: refetchedWith('point_transfers', 'point_systems', 'credit_cards') },
  });
}

export function creditCardBySlugQuery(slug: string) {
  return queryOptions({
    queryKey: ['credit-card-by-slug', slug],
    queryFn: ({ signal }) => readCreditCard({ slug }, signal),
    meta: { live: liveCreditCard() },
  });
}

async function readTransfersOf(slug: string, signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('point_systems')
    .select(senderColumns)
    .eq('slug', slug)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

export function transfersOfQuery(slug: string) {
  return queryOptions({
    queryKey: ['point-transfers-of', slug],
    queryFn: ({ signal }) => readTransfersOf(slug, signal),
    meta: { live: refetchedWith('point_transfers', 'point_systems', 'credit_cards') },
  });
}
