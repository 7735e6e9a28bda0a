import {
  type QueryClient,
  queryOptions,
  useQueries,
  useQueryClient,
  useSuspenseQueries,
} from '@tanstack/react-query';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Catalog } from '@/domain/rewards/catalog/catalog.ts';
import type { Preferences, SpendingProfile } from '@/domain/rewards/problem.ts';
import type { ProgramFacts } from '@/domain/rewards/value/program-use.ts';
import { memoizeNamed } from '@/lib/memoize-last.ts';
import { byName, joinReads } from '@/lib/rows/group-rows.ts';
import { setFirstRows } from '@/lib/rows/reference-table.ts';
import { readFromSite } from '@/lib/rows/site-rows.ts';
import {
  joinCardBenefits,
  joinCards,
  joinCategories,
  joinChoices,
  joinOffers,
  joinPointSystems,
} from './join-catalog.ts';
import { createLedgerNames } from './create-ledger-names.ts';
import { listUncounted } from './list-uncounted.ts';
import { pickBonus } from './pick-bonus.ts';
import {
  type BonusRow,
  type CardRow,
  type CatalogRows,
  type MemberSettings,
  type OfferSettings,
} from './schema.ts';
import {
  acceptance,
  benefits,
  benefitSpending,
  bonusCredits,
  bonusTiers,
  cardBenefits,
  cardChoiceOptions,
  cardChoices,
  cardRequirements,
  cardRules,
  categories,
  categoryPoints,
  companies,
  creditCards,
  feeRefunds,
  linkedRates,
  pointSystems,
  pointSystemTiers,
  requirements,
  rules,
  signupBonuses,
  spendingCaps,
  spendingCosts,
  spendingPresets,
  subCategories,
  subCategoryParents,
  tips,
} from './tables.ts';
import { createCreditShare as createShare, toDomainCatalog } from './to-domain-catalog.ts';
import { toMemberTerms, toProgramFacts as toFacts, usualSettings } from './to-member-terms.ts';

/** Every table the engine and the lists need, requested in parallel. */
const tablesOfCatalog = [
  creditCards,
  spendingCaps,
  cardChoices,
  cardChoiceOptions,
  categoryPoints,
  linkedRates,
  cardBenefits,
  benefitSpending,
  signupBonuses,
  bonusTiers,
  bonusCredits,
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

/** The tables of a member's first page, with their columns: the build writes their rows beside the site. */
export const listFirstTables = () =>
  [...tablesOfCatalog, rules, cardRules, feeRefunds, spendingPresets, tips].map(
    ({ name, columns }) => ({ name, columns }),
  );

setFirstRows(readFromSite);

const queriesOfCatalog = tablesOfCatalog.map(({ query }) => query());

/** Adds a member's own cards to the catalog. The routes of members set how it is read; visitors have none. */
export const ownCatalog = queryOptions<(rows: CatalogRows) => CatalogRows>({
  queryKey: ['own-catalog'],
});

const hasOwn = (client: QueryClient) =>
  client.getQueryDefaults(ownCatalog.queryKey).queryFn !== undefined;

const queriesOf = (client: QueryClient) =>
  hasOwn(client) ? [...queriesOfCatalog, ownCatalog] : queriesOfCatalog;

/** The joined catalog; the same object while none of its tables changes. */
const joinCatalog = memoizeNamed((rows: CatalogRows): CatalogRows => ({
  ...rows,
  companies: rows.companies.toSorted(byName),
  benefits: rows.benefits.toSorted(byName),
  requirements: rows.requirements.toSorted(byName),
}));

/** The catalog where all of its tables have been read. */
function findCatalog(client: QueryClient): CatalogRows | undefined {
  const isRead = queriesOf(client).every(({ queryKey }) => client.getQueryData(queryKey));
  if (!isRead) return undefined;
  const addOwn = client.getQueryData(ownCatalog.queryKey);
  const rows = joinCatalog({
    cards: joinCards({
      cards: creditCards.rowsIn(client),
      caps: spendingCaps.rowsIn(client),
      choices: joinChoices(cardChoices.rowsIn(client), cardChoiceOptions.rowsIn(client)),
      earning: categoryPoints.rowsIn(client),
      linked: linkedRates.rowsIn(client),
      benefits: joinCardBenefits(cardBenefits.rowsIn(client), benefitSpending.rowsIn(client)),
      offers: joinOffers(
        signupBonuses.rowsIn(client),
        bonusTiers.rowsIn(client),
        bonusCredits.rowsIn(client),
      ),
      requirements: cardRequirements.rowsIn(client),
      systems: pointSystems.rowsIn(client),
    }),
    pointSystems: joinPointSystems(pointSystems.rowsIn(client), pointSystemTiers.rowsIn(client)),
    categories: joinCategories(
      categories.rowsIn(client),
      subCategories.rowsIn(client),
      subCategoryParents.rowsIn(client),
    ),
    companies: companies.rowsIn(client),
    benefits: benefits.rowsIn(client),
    requirements: requirements.rowsIn(client),
    spendingCosts: spendingCosts.rowsIn(client),
    acceptance: acceptance.rowsIn(client),
  });
  return addOwn ? addOwn(rows) : rows;
}

function expectCatalog(client: QueryClient): CatalogRows {
  const catalog = findCatalog(client);
  if (!catalog) throw new Error('A table of the catalog has not been read.');
  return catalog;
}

/** Reads the parts of the catalog that are not here yet, for loaders and commands. */
export async function ensureCatalog(client: QueryClient): Promise<CatalogRows> {
  await Promise.all([
    ...tablesOfCatalog.map(({ ensure }) => ensure(client)),
    hasOwn(client) && client.ensureQueryData(ownCatalog),
  ]);
  // A sign-out empties the cache, also while this waits.
  return findCatalog(client) ?? ensureCatalog(client);
}

/** The catalog, for a screen whose loader has requested it. */
export function useCatalog(): CatalogRows {
  const client = useQueryClient();
  useSuspenseQueries({ queries: queriesOf(client) });
  return expectCatalog(client);
}

export function useOfferRows() {
  const [bonuses, tiers, credits] = useSuspenseQueries({
    queries: [signupBonuses.query(), bonusTiers.query(), bonusCredits.query()],
  });
  return joinOffers(bonuses.data, tiers.data, credits.data);
}

/** The catalog, for a screen that shows a placeholder meanwhile. */
export function useCatalogQuery() {
  const client = useQueryClient();
  return joinReads(useQueries({ queries: queriesOf(client) }), () => findCatalog(client));
}

export function toLedgerNames(
  rows: CatalogRows,
  settings: OfferSettings,
  date: CalendarDate,
): LedgerNames {
  return createLedgerNames(rows, (card) => pickOffer(card, settings, date), date);
}

/** The catalog as the engine wants it, and the member's preferences; a visitor has none but those that are given. */
export function toEngineCatalog(
  rows: CatalogRows,
  settings: Partial<MemberSettings> | null,
  date: CalendarDate,
): { catalog: Catalog; preferences: Preferences } {
  const terms = toMemberTerms(rows, { ...usualSettings, ...settings });
  return { catalog: toDomainCatalog(rows, terms, date), preferences: terms.preferences };
}

/** Low-confidence facts that lists show and figures leave out, in words. */
export function toUncounted(
  rows: CatalogRows,
  card: CardRow,
  settings: Partial<MemberSettings> | null,
  date: CalendarDate,
): readonly string[] {
  return listUncounted(card, rows.pointSystems, { ...usualSettings, ...settings }, date);
}

/** Signs of the programs that the member uses. */
export function toProgramFacts(rows: CatalogRows, settings: Partial<MemberSettings>): ProgramFacts {
  return toFacts(rows, { ...usualSettings, ...settings });
}

/** Share of an offer's credits that a year of spending uses. */
export function createCreditShare(
  rows: CatalogRows,
  spending: SpendingProfile,
): (offer: Pick<BonusRow, 'signup_bonus_credits'>) => number {
  return createShare(rows, spending);
}

/** The offer of a card that its figures count on a date; null if it has none. */
export function pickOffer(
  card: CardRow,
  settings: OfferSettings,
  date: CalendarDate,
): BonusRow | null {
  return pickBonus(card.signup_bonuses, date, settings);
}
