import {
  type QueryClient,
  queryOptions,
  useQueries,
  useQueryClient,
  useSuspenseQueries,
} from '@tanstack/react-query';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Catalogue } from '@/domain/rewards/catalogue/catalogue.ts';
import type { Preferences } from '@/domain/rewards/problem.ts';
import { devicePersister } from '@/lib/storage/device-cache.ts';
import { type LiveSource, refetchedWith } from '@/lib/live/live-source.ts';
import { memoiseLast } from '@/lib/memoise-last.ts';
import { byName } from '@/lib/rows/group-rows.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { cardDetailColumns, categoryColumns, senderColumns, transferColumns } from './columns.ts';
import {
  joinCardBenefits,
  joinCards,
  joinCategories,
  joinChoices,
  joinOffers,
  joinPointSystems,
  joinSummaries,
} from './join-catalogue.ts';
import { createLedgerNames } from './create-ledger-names.ts';
import { listUncounted } from './list-uncounted.ts';
import { pickBonus } from './pick-bonus.ts';
import {
  cardPartTables,
  nestedTables,
  type BonusRow,
  type CardRow,
  type CatalogueRows,
  type MemberSettings,
  type OfferSettings,
} from './schema.ts';
import {
  acceptance,
  benefits,
  benefitSpending,
  bonusTiers,
  cardBenefits,
  cardChoiceOptions,
  cardChoices,
  cardRequirements,
  categories,
  categoryPoints,
  companies,
  creditCards,
  pointSystems,
  pointSystemTiers,
  requirements,
  signupBonuses,
  spendingCaps,
  spendingCosts,
  subCategories,
  subCategoryParents,
} from './tables.ts';
import { toDomainCatalogue } from './to-domain-catalogue.ts';
import { toMemberTerms, usualSettings } from './to-member-terms.ts';

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
    meta: { live: refetchedWith('categories', 'sub_categories', 'sub_category_parents') },
    staleTime: 60 * 60_000,
  });
}

export type CategoryWithParts = Awaited<ReturnType<typeof readCategories>>[number];

/** Every table that the engine and the lists need; they are asked for side by side. */
const tablesOfCatalogue = [
  creditCards,
  spendingCaps,
  cardChoices,
  cardChoiceOptions,
  categoryPoints,
  cardBenefits,
  benefitSpending,
  signupBonuses,
  bonusTiers,
  cardRequirements,
  pointSystems,
  pointSystemTiers,
  categories,
  subCategories,
  subCategoryParents,
  companies,
  benefits,
  requirements,
  spendingCosts,
  acceptance,
];

const queriesOfCatalogue = tablesOfCatalogue.map(({ query }) => query());

/** The catalogue as the rows of its tables make it, the same object while none of them changes. */
const joinCatalogue = memoiseLast(
  (
    cards: CatalogueRows['cards'],
    systems: CatalogueRows['pointSystems'],
    groups: CatalogueRows['categories'],
    issuers: CatalogueRows['companies'],
    perks: CatalogueRows['benefits'],
    asked: CatalogueRows['requirements'],
    costs: CatalogueRows['spendingCosts'],
    networks: CatalogueRows['acceptance'],
  ): CatalogueRows => ({
    cards,
    pointSystems: systems,
    categories: groups,
    companies: issuers.toSorted(byName),
    benefits: perks.toSorted(byName),
    requirements: asked.toSorted(byName),
    spendingCosts: costs,
    acceptance: networks,
  }),
);

/** The catalogue where all of its tables have been read. */
export function findCatalogue(client: QueryClient): CatalogueRows | undefined {
  const isRead = queriesOfCatalogue.every(({ queryKey }) => client.getQueryData(queryKey));
  if (!isRead) return undefined;
  return joinCatalogue(
    joinCards(
      creditCards.rowsIn(client),
      spendingCaps.rowsIn(client),
      joinChoices(cardChoices.rowsIn(client), cardChoiceOptions.rowsIn(client)),
      categoryPoints.rowsIn(client),
      joinCardBenefits(cardBenefits.rowsIn(client), benefitSpending.rowsIn(client)),
      joinOffers(signupBonuses.rowsIn(client), bonusTiers.rowsIn(client)),
      cardRequirements.rowsIn(client),
      pointSystems.rowsIn(client),
    ),
    joinPointSystems(pointSystems.rowsIn(client), pointSystemTiers.rowsIn(client)),
    joinCategories(
      categories.rowsIn(client),
      subCategories.rowsIn(client),
      subCategoryParents.rowsIn(client),
    ),
    companies.rowsIn(client),
    benefits.rowsIn(client),
    requirements.rowsIn(client),
    spendingCosts.rowsIn(client),
    acceptance.rowsIn(client),
  );
}

function expectCatalogue(client: QueryClient): CatalogueRows {
  const catalogue = findCatalogue(client);
  if (!catalogue) throw new Error('A table of the catalog has not been read.');
  return catalogue;
}

/** The catalogue, for loaders and commands: what is not here yet is read. */
export async function ensureCatalogue(client: QueryClient): Promise<CatalogueRows> {
  await Promise.all(tablesOfCatalogue.map(({ ensure }) => ensure(client)));
  return expectCatalogue(client);
}

/** The catalogue on a screen whose loader has asked for it. */
export function useCatalogue(): CatalogueRows {
  useSuspenseQueries({ queries: queriesOfCatalogue });
  return expectCatalogue(useQueryClient());
}

/** Every offer known, past ones included. */
export function useOfferRows() {
  const [bonuses, tiers] = useSuspenseQueries({
    queries: [signupBonuses.query(), bonusTiers.query()],
  });
  return joinOffers(bonuses.data, tiers.data);
}

/** What is joined of some tables, on a screen that shows something else until all of them are read. */
function useJoined<Joined>(
  tables: typeof tablesOfCatalogue,
  join: (client: QueryClient) => Joined | undefined,
) {
  const client = useQueryClient();
  const reads = useQueries({ queries: tables.map(({ query }) => query()) });
  const data = reads.every((read) => read.data) ? join(client) : undefined;
  const error = data ? null : (reads.find((read) => read.error)?.error ?? null);
  return {
    data,
    error,
    isError: error !== null,
    isPending: !data && error === null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.filter((read) => !read.data).map((read) => read.refetch())),
  };
}

/** The catalogue on a screen that shows something else meanwhile. */
export function useCatalogueQuery() {
  return useJoined(tablesOfCatalogue, findCatalogue);
}

const listTables = [creditCards, companies, pointSystems];

/** Asks for what a list of cards shows. */
export function ensureCardSummaries(client: QueryClient) {
  return Promise.all(listTables.map(({ ensure }) => ensure(client)));
}

/** The cards as a list shows them, for visitors too. */
export function useCardSummaries() {
  return useJoined(listTables, (client) =>
    joinSummaries(
      creditCards.rowsIn(client),
      companies.rowsIn(client),
      pointSystems.rowsIn(client),
    ),
  );
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

/** What cards share is answered with each: more of them at once take longer than an answer may. */
const CARDS_AT_ONCE = 50;

/** Everything known of as many cards as one answer names: for builds, which draw the page of each. */
export async function readCreditCardDetails() {
  const cards = () => getSupabaseRest().from('credit_cards');
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

/** What the parts of a card are named by, and its points are worth by. */
const namedByCards = [
  'companies',
  'point_systems',
  'point_system_tiers',
  'benefits',
  'requirements',
  'rules',
] as const;

/** Everything of one card, or of any where it is not told which. */
export function liveCreditCard(id?: number): LiveSource {
  const ofCard = id === undefined ? {} : { where: { credit_card_id: id } };
  return refetchedWith(
    { table: 'credit_cards', ...(id !== undefined && { where: { id } }) },
    ...cardPartTables.map((table) => ({ table, ...ofCard })),
    ...Object.values(nestedTables),
    ...namedByCards,
  );
}

/** Everything known of one card; null when there is none with this id. */
export function creditCardQuery(id: number) {
  return queryOptions({
    queryKey: ['credit-card', id],
    queryFn: ({ signal }) => readCreditCard(id, signal),
    meta: { live: liveCreditCard(id) },
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
    meta: { live: refetchedWith('point_transfers', 'point_systems', 'credit_cards') },
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
    meta: { live: liveCreditCard() },
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
    meta: { live: refetchedWith('point_transfers', 'point_systems', 'credit_cards') },
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
