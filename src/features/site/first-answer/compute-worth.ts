import { calendarDate } from '@/domain/calendar.ts';
import type { CreditLevel } from '@/domain/rewards/catalog/proposal.ts';
import type { HeldCard, RewardProblem, SpendingProfile } from '@/domain/rewards/problem.ts';
import { type Context, contextOf } from '@/domain/rewards/terms/context.ts';
import { netCentsOf } from '@/domain/rewards/valuation/rank-cards.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import { cents } from '@/domain/units.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { createObstacles, visitorFacts } from '@/features/mine/eligibility/schema.ts';
import {
  type SpendingPreset,
  spendingPresetSchema,
} from '@/features/mine/annual-spending/schema.ts';
import type { CardFacts } from '@/domain/card-face.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import * as s from '@/lib/row-shape.ts';

/** Somebody's spending, in cents a year by sub-category. */
type Household = Pick<SpendingPreset, 'slug' | 'name' | 'amounts'>;

/** The households of the presets; the same ones for the same rows. */
export const readHouseholds = memoizeLast((presets: readonly object[]): readonly Household[] =>
  s.array(spendingPresetSchema).parse(presets),
);

export type HouseholdWorth = {
  readonly slug: string;
  readonly name: string;
  readonly spendCents: number;
  /** A usual year after the fee, without credits, points as cash. */
  readonly netCents: number;
  /** More (or less) if its points go to travel. */
  readonly travelCents: number;
  /** More with the credits that people usually use. */
  readonly creditsCents: number;
  /** More in a first year, with today's offer and that year's fee. */
  readonly firstCents: number;
};

type OtherCard = {
  readonly card: CardFacts & Pick<CardRow, 'id' | 'slug' | 'annual_fee_cents'>;
  readonly issuer: string;
  readonly netCents: number;
};

export type CardWorth = {
  /** Day of the facts it was computed from. */
  readonly asOf: string;
  readonly audience: Audience;
  /** Name of its program, whose points count for travel, as somebody who uses it; null: points count as cash. */
  readonly program: string | null;
  /** Those it is meant for come first. */
  readonly households: readonly HouseholdWorth[];
  /** Its place for the first household among the cards that such an applicant may get; null if it is none of them. */
  readonly place: { readonly rank: number; readonly of: number } | null;
  /** The best other card of them without a fee. */
  readonly free: OtherCard | null;
  /**
   * The card that is worth most beside it and gains from it; `netCents` is what both are worth together, `aloneCents`
   * that card alone, `ownCents` this one. Null if none gains.
   */
  readonly beside:
    | (OtherCard & {
        readonly aloneCents: number;
        readonly ownCents: number;
        readonly isForTravel: boolean;
      })
    | null;
  /** The least spending a month that earns the fee: of the best kind of spending, and of any kind. */
  readonly payback: readonly {
    readonly kind: 'best' | 'any';
    readonly name: string;
    readonly monthCents: number;
  }[];
};

const HOUSEHOLDS = {
  personal: ['cnbc-select', 'own-city-renter', 'own-suburban-family'],
  business: ['own-small-business', 'own-business-traveller', 'cnbc-select'],
  student: ['own-student', 'cnbc-select', 'own-city-renter'],
} as const;

export type Audience = keyof typeof HOUSEHOLDS;

const NEEDED: Readonly<Record<Audience, { readonly credit: CreditLevel; meets: string[] }>> = {
  personal: { credit: 'excellent', meets: [] },
  business: { credit: 'excellent', meets: ['business'] },
  student: { credit: 'none', meets: ['student'] },
};

/** Cards that are tried beside it: those that are worth most alone. */
const TRIED = 12;
/** Cents a year by which both cards must gain. */
const LEAST_GAIN = 500;
const MONTHS = 12;
/** Dollars a month; more in one kind of spending is no household's. */
const MOST_DOLLARS = 10_000;
/** Dollars a month by which kinds of spending are compared: too little to fill a cap. */
const PROBE_DOLLARS = 100;
const REST = 'other';

/** Remembers an answer for each list of words. */
function memoizeByKey<Args extends readonly string[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const key = args.join(' ');
    const result = known.get(key) ?? compute(...args);
    known.set(key, result);
    return result;
  };
}

const hold = (slug: string): HeldCard => ({ id: slug, card: slug, selected: {} });

type Way = 'plain' | 'travel' | 'credits' | 'first';

/** A program of one airline, hotel or shop, or one without a cash value: its points count for those who use it. */
function programOf({ pointSystems }: CatalogRows, card: CardRow) {
  const system = pointSystems.find(({ id }) => id === card.point_system_id);
  if (!system || system.unit === 'dollars') return null;
  return system.used_with.length > 0 || system.cash_value === null ? system : null;
}

/** Everything that cards share: a build values hundreds of them for the same households. */
const prepare = memoizeLast((rows: CatalogRows, presets: readonly Household[], today: string) => {
  const date = calendarDate(today);
  const householdOf = (slug: string) => presets.find((preset) => preset.slug === slug);
  const problemOf = memoizeByKey((household: string, program: string): RewardProblem => {
    const spending: SpendingProfile = Object.fromEntries(
      Object.entries(householdOf(household)?.amounts ?? {}).map(([name, amount]) => [
        name,
        cents(amount),
      ]),
    );
    const { catalog, preferences } =
      program === ''
        ? toEngineCatalog(rows, { redemptionPreference: 'cash', spending }, date)
        : usersOf(household, program);
    return { catalog, preferences, spending, date, year: 'steady', held: [] };
  });
  const whoUsesAll = memoizeByKey((household: string) => {
    const { spending } = problemOf(household, '');
    const usedPrograms = Object.fromEntries(rows.pointSystems.map(({ slug }) => [slug, true]));
    return toEngineCatalog(rows, { redemptionPreference: 'travel', spending, usedPrograms }, date);
  });
  const usersOf = (household: string, program: string) => {
    const { catalog } = problemOf(household, '');
    const users = whoUsesAll(household);
    const used = users.catalog.pointSystems.find(({ slug }) => slug === program);
    const pointSystems = catalog.pointSystems.map((system) =>
      used && system.slug === program ? used : system,
    );
    return { catalog: { ...catalog, pointSystems }, preferences: users.preferences };
  };
  const contextFor = memoizeByKey((way: string, household: string, program: string): Context => {
    const { catalog, preferences, ...rest } = problemOf(household, program);
    const bare = () => catalog.cards.map((card) => ({ ...card, credits: [] }));
    return contextOf({
      ...rest,
      catalog: way === 'credits' ? catalog : { ...catalog, cards: bare() },
      preferences: way === 'travel' ? { ...preferences, redemption: 'travel' } : preferences,
      year: way === 'first' ? 'first' : 'steady',
    });
  });
  const rankingFor = memoizeByKey((audience: Audience, program: string) => {
    const { credit, meets } = NEEDED[audience];
    const obstacleOf = createObstacles(rows.requirements, {
      ...visitorFacts,
      credit,
      meets,
      hasBusiness: audience === 'business',
    });
    const context = contextFor('plain', HOUSEHOLDS[audience][0], program);
    return rows.cards
      .filter((card) => obstacleOf(card) === null)
      .map((card) => ({ card, netCents: netCentsOf(context, [hold(card.slug)]) }))
      .toSorted((a, b) => b.netCents - a.netCents || a.card.name.localeCompare(b.card.name));
  });
  return { householdOf, problemOf, contextFor, rankingFor };
});

type Prepared = ReturnType<typeof prepare>;

function audienceOf({ requirements }: CatalogRows, card: CardRow): Audience {
  if (card.is_business) return 'business';
  const needs = new Set(card.credit_card_requirements.map(({ requirement_id }) => requirement_id));
  return requirements.some(({ id, slug }) => slug === 'student' && needs.has(id))
    ? 'student'
    : 'personal';
}

/** The least whole dollars a month on one kind of spending that earn the fee; null above the most. */
function findPayback(netOf: (dollars: number) => number): number | null {
  if (netOf(MOST_DOLLARS) < 0) return null;
  let [low, high] = [0, MOST_DOLLARS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (netOf(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}

function listPayback(
  rows: CatalogRows,
  { problemOf }: Prepared,
  households: readonly string[],
  card: CardRow,
  program: string,
): CardWorth['payback'] {
  if (card.annual_fee_cents === 0) return [];
  const [problem] = households.map((slug) => problemOf(slug, program));
  const own = problem?.catalog.cards.find(({ slug }) => slug === card.slug);
  if (!problem || !own) return [];
  const catalog = { ...problem.catalog, cards: [{ ...own, credits: [] }] };
  const netOf = (slug: string) => (dollars: number) =>
    netCentsOf(
      contextOf({
        ...problem,
        catalog,
        spending: { [slug]: cents(dollars * 100 * MONTHS) },
      }),
      [hold(card.slug)],
    );
  const kinds = new Set(
    households.flatMap((slug) => Object.keys(problemOf(slug, program).spending)),
  );
  const [best] = [...kinds]
    .map((slug) => ({ slug, netCents: netOf(slug)(PROBE_DOLLARS) }))
    .toSorted((a, b) => b.netCents - a.netCents);
  const names = new Map(
    rows.categories.flatMap(({ sub_categories }) =>
      sub_categories.map(({ slug, name }) => [slug, name]),
    ),
  );
  const isAnySame = !best || best.netCents <= netOf(REST)(PROBE_DOLLARS);
  return [
    ...(isAnySame ? [] : [{ kind: 'best', slug: best.slug } as const]),
    { kind: 'any', slug: REST } as const,
  ].flatMap(({ kind, slug }) => {
    const dollars = findPayback(netOf(slug));
    return dollars === null
      ? []
      : [{ kind, name: names.get(slug) ?? slug, monthCents: dollars * 100 }];
  });
}

function showOther(rows: CatalogRows, card: CardRow, netCents: number): OtherCard {
  const { id, slug, name, annual_fee_cents, network, product_family } = card;
  const { art_primary_hex, art_secondary_hex, material, issuer_rank, point_systems } = card;
  const face = { name, network, product_family, material, issuer_rank, point_systems };
  return {
    card: { id, slug, annual_fee_cents, ...face, art_primary_hex, art_secondary_hex },
    issuer: rows.companies.find((company) => company.id === card.company_id)?.name ?? '',
    netCents: Math.round(netCents),
  };
}

function findBeside(
  rows: CatalogRows,
  ready: Prepared,
  card: CardRow,
  program: string,
): CardWorth['beside'] {
  const audience = audienceOf(rows, card);
  const ranking = ready
    .rankingFor(audience, program)
    .filter(
      (other) =>
        other.card.id !== card.id &&
        (card.product_family === null || other.card.product_family !== card.product_family),
    );
  // One of them makes the other's points transferable.
  const areLinked = (one: CardRow, other: CardRow) =>
    one.needs_unlock && other.unlocks_transfers && one.point_system_id === other.point_system_id;
  const tried = ranking.filter(
    (other, index) => index < TRIED || areLinked(card, other.card) || areLinked(other.card, card),
  );
  for (const way of ['plain', 'travel'] as const) {
    const context = ready.contextFor(way, HOUSEHOLDS[audience][0], program);
    const netOf = (...cards: CardRow[]) =>
      netCentsOf(
        context,
        cards.map(({ slug }) => hold(slug)),
      );
    const ownCents = netOf(card);
    const [best] = tried
      .map((other) => ({
        card: other.card,
        aloneCents: netOf(other.card),
        netCents: netOf(card, other.card),
      }))
      .filter(({ aloneCents, netCents }) => netCents >= Math.max(aloneCents, ownCents) + LEAST_GAIN)
      .toSorted((one, other) => other.netCents - one.netCents);
    if (best) {
      return {
        ...showOther(rows, best.card, best.netCents),
        aloneCents: Math.round(best.aloneCents),
        ownCents: Math.round(ownCents),
        isForTravel: way === 'travel' || program !== '',
      };
    }
  }
  return null;
}

/** A card's worth for three sample households, by the engine; null for a card that the catalog has not. */
export function computeWorth(
  rows: CatalogRows,
  presets: readonly Household[],
  id: number,
  today: string,
): CardWorth | null {
  const card = rows.cards.find((each) => each.id === id);
  if (!card) return null;
  const ready = prepare(rows, presets, today);
  const audience = audienceOf(rows, card);
  const households = HOUSEHOLDS[audience].flatMap((slug) => ready.householdOf(slug) ?? []);
  const system = programOf(rows, card);
  const program = system?.slug ?? '';
  const netOf = (slug: string, way: Way) =>
    Math.round(valueWalletIn(ready.contextFor(way, slug, program), [hold(card.slug)]).netCents);
  const ranking = ready.rankingFor(audience, program);
  const index = ranking.findIndex((each) => each.card.id === id);
  const free = ranking.find((each) => each.card.annual_fee_cents === 0 && each.card.id !== id);
  return {
    asOf: today,
    audience,
    program: system?.name ?? null,
    households: households.map(({ slug, name, amounts }) => {
      const netCents = netOf(slug, 'plain');
      return {
        slug,
        name,
        spendCents: Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
        netCents,
        travelCents: netOf(slug, 'travel') - netCents,
        creditsCents: netOf(slug, 'credits') - netCents,
        firstCents: netOf(slug, 'first') - netCents,
      };
    }),
    place: index === -1 ? null : { rank: index + 1, of: ranking.length },
    free: free ? showOther(rows, free.card, free.netCents) : null,
    beside: findBeside(rows, ready, card, program),
    payback: listPayback(
      rows,
      ready,
      households.map(({ slug }) => slug),
      card,
      program,
    ),
  };
}
