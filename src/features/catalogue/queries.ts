import { queryOptions } from '@tanstack/react-query';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Catalogue } from '@/domain/rewards/catalogue/catalogue.ts';
import type { Preferences } from '@/domain/rewards/problem.ts';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import {
  acceptanceColumns,
  benefitColumns,
  cardColumns,
  cardDetailColumns,
  cardSummaryColumns,
  categoryColumns,
  companyColumns,
  issuingUnionColumns,
  pointSystemColumns,
  requirementColumns,
  senderColumns,
  spendingCostColumns,
  transferColumns,
} from './columns.ts';
import { createLedgerNames } from './ledger-names.ts';
import { listUncounted } from './list-uncounted.ts';
import {
  liveCatalogue,
  liveCategories,
  liveCreditCard,
  liveCreditCards,
  liveTransfersFrom,
  liveTransfersOf,
} from './live-reads.ts';
import { pickBonus } from './pick-bonus.ts';
import type { BonusRow, CardRow, CatalogueRows, MemberSettings, OfferSettings } from './schema.ts';
import { toDomainCatalogue } from './to-domain-catalogue.ts';
import { toMemberTerms, usualSettings } from './to-member-terms.ts';

async function readRevision(signal: AbortSignal): Promise<number> {
  const { data } = await getSupabaseRest()
    .from('catalogue_state')
    .select('revision')
    .abortSignal(signal)
    .single()
    .throwOnError();
  return data.revision;
}

async function readCards(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('credit_cards')
    .select(cardColumns)
    .eq('signup_bonuses.is_current', true)
    .order('slug')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

async function readPointSystems(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('point_systems')
    .select(pointSystemColumns)
    .order('name')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

async function readCategories(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('categories')
    .select(categoryColumns)
    .order('position')
    .order('position', { referencedTable: 'sub_categories' })
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** The names of what money is spent on, for pages that do not need the whole catalogue. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => readCategories(signal),
    persister: devicePersister,
    meta: { live: liveCategories },
    staleTime: 60 * 60_000,
  });
}

export type CategoryWithParts = Awaited<ReturnType<typeof readCategories>>[number];

/** All companies that cards are about. Of the thousands of credit unions that is those which issue a card. */
async function readCompanies(signal: AbortSignal) {
  const from = () => getSupabaseRest().from('companies');
  const [others, issuingUnions] = await Promise.all([
    from().select(companyColumns).neq('kind', 'credit_union').abortSignal(signal).throwOnError(),
    from()
      .select(issuingUnionColumns)
      .eq('kind', 'credit_union')
      .abortSignal(signal)
      .throwOnError(),
  ]);
  return [...others.data, ...issuingUnions.data].toSorted((a, b) => a.name.localeCompare(b.name));
}

async function readBenefits(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('benefits')
    .select(benefitColumns)
    .order('name')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

async function readRequirements(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('requirements')
    .select(requirementColumns)
    .order('name')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

async function readSpendingCosts(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('spending_costs')
    .select(spendingCostColumns)
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

async function readAcceptance(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('acceptance')
    .select(acceptanceColumns)
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** The catalogue as it is now, from what came since its revision; undefined when that does not do. */
async function readMissedOf(known: CatalogueRows, signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .rpc('catalogue_changes_since', { since_revision: known.revision }, { get: true })
    .abortSignal(signal)
    .throwOnError();
  const { applyMissed } = await import('./apply-missed.ts');
  return applyMissed(known, data);
}

/**
 * The whole catalogue, kept on the device. A refetch asks for what changed since its revision and reads
 * the rest only when that is too much; the revision is not read after the data, so that data is never older.
 */
export function catalogueQuery() {
  return queryOptions({
    queryKey: ['catalogue'],
    queryFn: async ({ client, queryKey, signal }): Promise<CatalogueRows> => {
      const known = client.getQueryData<CatalogueRows>(queryKey);
      const current = known && (await readMissedOf(known, signal));
      if (current) return current;
      // Before the rows, which are then as new as it says at least.
      const revision = await readRevision(signal);
      const [cards, pointSystems, categories, companies, benefits, ...others] = await Promise.all([
        readCards(signal),
        readPointSystems(signal),
        readCategories(signal),
        readCompanies(signal),
        readBenefits(signal),
        readRequirements(signal),
        readSpendingCosts(signal),
        readAcceptance(signal),
      ]);
      const [requirements, spendingCosts, acceptance] = others;
      return {
        revision,
        cards,
        pointSystems,
        categories,
        companies,
        benefits,
        requirements,
        spendingCosts,
        acceptance,
      };
    },
    persister: devicePersister,
    meta: { live: liveCatalogue },
    // Comparing thousands of rows deeply costs more than drawing them again.
    structuralSharing: false,
  });
}

async function readCreditCards(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('credit_cards')
    .select(cardSummaryColumns)
    .order('name')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export type CreditCardSummary = Awaited<ReturnType<typeof readCreditCards>>[number];

/** The cards as a list shows them, in one small request, for visitors. */
export function creditCardsQuery() {
  return queryOptions({
    queryKey: ['credit-cards'],
    queryFn: ({ signal }) => readCreditCards(signal),
    meta: { live: liveCreditCards },
    persister: devicePersister,
  });
}

async function readCreditCard(id: number, signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('credit_cards')
    .select(cardDetailColumns)
    .eq('id', id)
    .order('ends_on', { referencedTable: 'signup_bonuses', ascending: false })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

export type CreditCardDetail = NonNullable<Awaited<ReturnType<typeof readCreditCard>>>;

/** Everything known of as many cards as one answer holds: for builds, which draw the page of each. */
export async function readCreditCardDetails() {
  const { data } = await getSupabaseRest()
    .from('credit_cards')
    .select(cardDetailColumns)
    .order('id')
    .order('ends_on', { referencedTable: 'signup_bonuses', ascending: false })
    .throwOnError();
  return data;
}

/** Everything known of one card; null when there is none with this id. */
export function creditCardQuery(id: number) {
  return queryOptions({
    queryKey: ['credit-card', id],
    queryFn: ({ signal }) => readCreditCard(id, signal),
    meta: { live: liveCreditCard(['id', 'eq', id]) },
  });
}

async function readTransfersFrom(pointSystemId: number, signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('point_transfers')
    .select(transferColumns)
    .eq('from_point_system_id', pointSystemId)
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export type PointTransfer = Awaited<ReturnType<typeof readTransfersFrom>>[number];

/** Where the points of a system can go; an empty list where they can go nowhere. */
export function transfersFromQuery(pointSystemId: number) {
  return queryOptions({
    queryKey: ['point-transfers-from', pointSystemId],
    queryFn: ({ signal }) => readTransfersFrom(pointSystemId, signal),
    meta: { live: liveTransfersFrom(pointSystemId) },
  });
}

async function readCreditCardBySlug(slug: string, signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('credit_cards')
    .select(cardDetailColumns)
    .eq('slug', slug)
    .order('ends_on', { referencedTable: 'signup_bonuses', ascending: false })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Everything known of one card, for texts, which name cards by their slug; null where there is none. */
export function creditCardBySlugQuery(slug: string) {
  return queryOptions({
    queryKey: ['credit-card-by-slug', slug],
    queryFn: ({ signal }) => readCreditCardBySlug(slug, signal),
    meta: { live: liveCreditCard(['slug', 'eq', slug]) },
  });
}

async function readTransfersOf(slug: string, signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('point_systems')
    .select(senderColumns)
    .eq('slug', slug)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** A system by its slug and where its points can go; null where there is none. */
export function transfersOfQuery(slug: string) {
  return queryOptions({
    queryKey: ['point-transfers-of', slug],
    queryFn: ({ signal }) => readTransfersOf(slug, signal),
    meta: { live: liveTransfersOf(slug) },
  });
}

/** The names that stand in the lines of a ledger. */
export function toLedgerNames(
  rows: CatalogueRows,
  settings: OfferSettings,
  date: CalendarDate,
): LedgerNames {
  return createLedgerNames(rows, (card) => pickOffer(card, settings, date), date);
}

/** The catalogue as the engine wants it, and the member's preferences; a visitor has none but those that are given. */
export function toEngineCatalogue(
  rows: CatalogueRows,
  settings: Partial<MemberSettings> | null,
  date: CalendarDate,
): { catalogue: Catalogue; preferences: Preferences } {
  const terms = toMemberTerms(rows, { ...usualSettings, ...settings });
  return { catalogue: toDomainCatalogue(rows, terms, date), preferences: terms.preferences };
}

/** What lists show of a card and its figures leave out, since it is of low confidence, in words. */
export function toUncounted(
  rows: CatalogueRows,
  card: CardRow,
  settings: Partial<MemberSettings> | null,
  date: CalendarDate,
): readonly string[] {
  return listUncounted(card, rows.pointSystems, { ...usualSettings, ...settings }, date);
}

/** The offer of a card that its figures count on a date; null where it has none. */
export function pickOffer(
  card: CardRow,
  settings: OfferSettings,
  date: CalendarDate,
): BonusRow | null {
  return pickBonus(card.signup_bonuses, date, settings);
}
