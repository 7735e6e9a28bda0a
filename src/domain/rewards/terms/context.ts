import type { Card } from '../catalog/card.ts';
import type { PointSystem } from '../catalog/point-system.ts';
import { type DateSpan, isDated } from '../../date-span.ts';
import { entryOf } from '../../entry-of.ts';
import { type Coverage, coverageOf } from '../rate/coverage.ts';
import { type EarningTable, earningTableOf } from '../rate/earning-table.ts';
import { withoutIdleCaps } from '../rate/idle-caps.ts';
import { cents, type Cents, type CentsPerPoint } from '../../units.ts';
import { valueOfLockedPoint, valueOfPoint, valueOfUnlockedPoint } from '../value/point-value.ts';
import { type Stretch, stretchesOf } from '../year/stretches.ts';
import { type CapGrid, type Timeline, timelineOf } from '../year/timeline.ts';
import { MONTHS_A_YEAR, monthsFrom, type YearMonth } from '../year/valued-year.ts';
import { type CardTerms, createTerms } from './card-terms.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';

/** Access to a card's point transfers: unconditional, only beside another card, or possible beside one. */
export type PointAccess = 'free' | 'unlocked' | 'locked';

/** Most work for the value of one wallet: parts of its search, and plans of months. The rest keeps its bound. */
export type Effort = { readonly nodes: number; readonly plans: number };

/**
 * Far above what wallets of real cards need; it keeps a contrived one from running for ever. A plan is a small program:
 * all of them are about a second or two of work.
 */
const USUAL_EFFORT: Effort = { nodes: 1_000, plans: 5_000 };

/** A question, looked up and cut into months once, so that many wallets can be valued for it. */
export type Context = {
  readonly problem: RewardProblem;
  readonly effort: Effort;
  readonly months: readonly YearMonth[];
  readonly stretches: readonly Stretch[];
  /** Sub-categories with spending, and what covers them. */
  readonly coverage: Coverage;
  /** Cents a year, by the same index. */
  readonly spendCents: readonly number[];
  readonly totalSpendCents: number;
  /** The year for cards in these eras by stretch, with months set apart by marks, under these cap grids. */
  readonly timelineOf: (
    eraKeys: readonly string[],
    monthMarks: readonly string[],
    grids: ReadonlySet<CapGrid>,
  ) => Timeline;
  readonly cardOf: (slug: string) => Card;
  readonly tableOf: (held: HeldCard) => EarningTable;
  /** The same for the year's spending, without caps that the spending cannot fill. */
  readonly yearTableOf: (held: HeldCard) => EarningTable;
  readonly termsOf: (held: HeldCard) => CardTerms;
  readonly valueOf: (system: string, access: PointAccess) => CentsPerPoint;
};

/**
 * Creates the context for twelve months from the date's, or for a given number, in which spending may also fall into
 * sub-categories outside the profile. Throws on a card or point system missing from the catalog: run `checkCatalog`
 * first.
 */
export function contextOf(
  problem: RewardProblem,
  monthCount = MONTHS_A_YEAR,
  alsoSpentIn: readonly string[] = [],
): Context {
  const { catalog, preferences, spending, date } = problem;
  const more = alsoSpentIn.filter((slug) => !((entryOf(spending, slug) ?? 0) > 0));
  const spent = [
    ...Object.entries(spending).filter(([, amount]) => amount > 0),
    ...[...new Set(more)].map((slug): [string, Cents] => [slug, cents(0)]),
  ];
  const months = monthsFrom(date, monthCount);
  const stretches = stretchesOf(months, datedSpans(problem));
  const coverage = coverageOf(
    spent.map(([slug]) => slug),
    catalog.subCategories,
  );
  const cards = new Map(catalog.cards.map((card) => [card.slug, card]));
  const cardOf = (slug: string) => known(cards.get(slug), `card ${slug}`);
  const systems = new Map(catalog.pointSystems.map((system) => [system.slug, system]));
  const spendCents = spent.map(([, amount]) => amount);
  const tables = new Map<string, EarningTable>();
  const yearTables = new Map<EarningTable, EarningTable>();
  const timelines = new Map<string, Timeline>();
  const termsFor = createTerms(problem, coverage);
  const terms = new Map<string, CardTerms>();
  const tableOf = (held: HeldCard): EarningTable => {
    const selections = Object.entries(held.selected);
    const key = selections.length === 0 ? held.card : JSON.stringify([held.card, selections]);
    const found = tables.get(key);
    if (found) return found;
    const selectedOf = (choice: string) =>
      entryOf(held.selected, choice) ?? entryOf(preferences.selected, choice) ?? null;
    const card = cardOf(held.card);
    const table = earningTableOf(card, selectedOf, preferences.ownRates, coverage, stretches);
    tables.set(key, table);
    return table;
  };
  return {
    problem,
    effort: USUAL_EFFORT,
    months,
    stretches,
    coverage,
    spendCents,
    totalSpendCents: spendCents.reduce((sum, amount) => sum + amount, 0),
    timelineOf: (eraKeys, monthMarks, grids) => {
      const key = `${eraKeys.join('/')}|${monthMarks.join('/')}|${[...grids].sort().join()}`;
      const timeline =
        timelines.get(key) ?? timelineOf(months, stretches, eraKeys, monthMarks, grids);
      timelines.set(key, timeline);
      return timeline;
    },
    cardOf,
    tableOf,
    yearTableOf: (held) => {
      const table = tableOf(held);
      if (table.card.caps.length === 0) return table;
      const found = yearTables.get(table) ?? withoutIdleCaps(table, spendCents);
      yearTables.set(table, found);
      return found;
    },
    termsOf: (held) => {
      const known = terms.get(held.card);
      if (known) return known;
      const found = termsFor(cardOf(held.card), held);
      terms.set(held.card, found);
      return found;
    },
    valueOf: (slug, access) => {
      const system: PointSystem = known(systems.get(slug), `point system ${slug}`);
      const own = entryOf(preferences.pointValues, slug);
      switch (access) {
        case 'free':
          return valueOfPoint(system, own, preferences.redemption);
        case 'unlocked':
          return valueOfUnlockedPoint(system, own, preferences.redemption);
        case 'locked':
          return valueOfLockedPoint(system, own);
      }
    },
  };
}

/** Dates on which rules start or end. Most of a catalog's thousands of rules always apply. */
function datedSpans({ catalog, preferences }: RewardProblem): readonly DateSpan[] {
  const spans: DateSpan[] = [];
  const add = ({ validDuring }: { readonly validDuring: DateSpan }) => {
    if (isDated(validDuring)) spans.push(validDuring);
  };
  for (const card of catalog.cards) card.rules.forEach(add);
  preferences.ownRates.forEach(add);
  return spans;
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new RangeError(`the catalog has no ${name}`);
  return value;
}
