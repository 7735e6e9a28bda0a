import { calendarDate } from '@/domain/calendar.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import type { HeldCard, ValuedYear, Preferences } from '@/domain/rewards/problem.ts';
import { judgeProgramUse } from '@/domain/rewards/value/program-use.ts';
import type { SpendingProfileRow } from '@/features/mine/annual-spending/schema.ts';
import {
  createCreditShare,
  pickOffer,
  toEngineCatalog,
  toProgramFacts,
  toLedgerNames,
  toUncounted,
} from '@/features/catalog/facts/queries.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { OwnRateNote } from '@/components/ledger-names.ts';
import { issuerRateOf } from '@/domain/purchase/issuer-rate.ts';
import type { Catalog } from '@/domain/rewards/catalog/catalog.ts';
import { coverageOf, ownRatesOn } from '@/domain/rewards/rate/coverage.ts';
import type { ValuationInputs, ValuationSettings } from './schema.ts';

function refuseBonuses(inputs: ValuationInputs, refused: ReadonlySet<string>): ValuationInputs {
  const cards = inputs.catalog.cards.map((card) =>
    refused.has(card.slug) ? { ...card, bonus: null } : card,
  );
  const catalog = { ...inputs.catalog, cards };
  return {
    ...inputs,
    catalog,
    offerOf: (slug) => (refused.has(slug) ? null : inputs.offerOf(slug)),
    counting: (asked) => refuseBonuses(inputs.counting(asked), refused),
    problemOf: (year: ValuedYear, held: readonly HeldCard[] = []) => ({
      ...inputs.problemOf(year, held),
      catalog,
    }),
  };
}

/** The member's own rates of a day, each with the issuer's beside it. */
function createOwnRateReader(
  catalog: Catalog,
  preferences: Preferences,
  date: CalendarDate,
): (card: string, subCategory: string) => OwnRateNote | null {
  const known = new Map<string, OwnRateNote | null>();
  const read = (card: string, subCategory: string): OwnRateNote | null => {
    const own = preferences.ownRates.filter((each) => each.card === card);
    if (own.length === 0) return null;
    const coverage = coverageOf([subCategory], catalog.subCategories);
    if (ownRatesOn(own, coverage, date).size === 0) return null;
    const issuer = issuerRateOf({ catalog, preferences, date, card, subCategory });
    return { issuer };
  };
  return (card, subCategory) => {
    const key = `${card} ${subCategory}`;
    const note = known.get(key) ?? read(card, subCategory);
    known.set(key, note);
    return note;
  };
}

export function toValuationInputs(
  rows: CatalogRows,
  settings: ValuationSettings,
  profiles: readonly SpendingProfileRow[],
  today: string,
): ValuationInputs {
  const date = calendarDate(today);
  const profile =
    profiles.find(({ id }) => id === settings.selectedAnnualSpendingProfileId) ??
    profiles[0] ??
    null;
  const spending = Object.fromEntries(
    Object.entries(profile?.amounts ?? {}).map(([slug, amount]) => [slug, cents(amount)]),
  );
  const known = { ...settings, spending };
  const { catalog, preferences } = toEngineCatalog(rows, known, date);
  const programs = toProgramFacts(rows, known);
  const cards = new Map(rows.cards.map((card) => [card.slug, card]));
  const cardRowOf = (slug: string) => {
    const card = cards.get(slug);
    if (!card) throw new RangeError(`no card ${slug} in the catalog`);
    return card;
  };
  const others = new Map<string, ValuationInputs>();
  const uncounted = new Map<string, readonly string[]>();
  const unpaid = new Map<string, ValuationInputs>();
  const inputs: ValuationInputs = {
    rows,
    catalog,
    preferences,
    names: {
      ...toLedgerNames(rows, settings, date),
      ownRate: createOwnRateReader(catalog, preferences, date),
    },
    date,
    programUseOf: ({ slug, used_with }) => judgeProgramUse(slug, used_with, programs),
    cardRowOf,
    offerOf: (slug) => pickOffer(cardRowOf(slug), settings, date),
    creditShareOf: createCreditShare(rows, spending),
    uncountedOf: (slug) => {
      const known = uncounted.get(slug);
      const parts = known ?? toUncounted(rows, cardRowOf(slug), settings, date);
      uncounted.set(slug, parts);
      return parts;
    },
    counting: ({ countsOldOffers = false, countsLowConfidence = false }) => {
      if (!countsOldOffers && !countsLowConfidence) return inputs;
      const asked = { ...settings, countsOldOffers, countsLowConfidence };
      const key = `${countsOldOffers} ${countsLowConfidence}`;
      const known = others.get(key) ?? toValuationInputs(rows, asked, profiles, today);
      others.set(key, known);
      return known;
    },
    withoutBonuses: (slugs) => {
      if (slugs.length === 0) return inputs;
      const key = slugs.toSorted().join(' ');
      const known = unpaid.get(key) ?? refuseBonuses(inputs, new Set(slugs));
      unpaid.set(key, known);
      return known;
    },
    profile,
    profiles,
    spending,
    problemOf: (year: ValuedYear, held: readonly HeldCard[] = []) => ({
      catalog,
      preferences,
      spending,
      date,
      year,
      held: held.map(({ card }) => card),
    }),
  };
  return inputs;
}
