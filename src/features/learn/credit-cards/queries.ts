import { queryOptions } from '@tanstack/react-query';
import { cardPartTables, nestedTables } from '@/features/catalog/facts/schema.ts';
import { type LiveSource, refetchedWith } from '@/lib/live/live-source.ts';
import { loadSupabaseRest } from '@/lib/load-supabase-rest.ts';
import { devicePersister } from '@/lib/storage/device-cache.ts';
import { cardDetailColumns, categoryColumns, senderColumns, transferColumns } from './columns.ts';

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
