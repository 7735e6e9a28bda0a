import { entryOf } from '../entry-of.ts';
import type { Card, Choice } from '../rewards/catalog/card.ts';
import { type Earning, fullRate } from '../rewards/rate/earning.ts';
import { listSetsOfSize } from '../rewards/rate/chosen-together.ts';
import { type EarningTable, earningTableOf } from '../rewards/rate/earning-table.ts';
import { withoutIdleCaps } from '../rewards/rate/idle-caps.ts';
import { MONTHS_A_YEAR } from '../rewards/year/valued-year.ts';
import type { Horizon } from './horizon.ts';

/** A card's earnings for each way to make its choices once for the whole plan. */
export type CardWays = {
  readonly tables: readonly EarningTable[];
  /**
   * Earns in every cell at least as much as any way or any monthly mix of ways: for a choice made each month, or with
   * too many ways. Null if `tables` has all ways.
   */
  readonly wide: EarningTable | null;
};

type Way = Readonly<Record<string, readonly string[]>>;

/** Maximum number of distinct ways of one card. */
const MOST_WAYS = 24;

/** Sets of `count` options of a choice that match spending; where there are too many, one more than are used. */
function setsOf({ context }: Horizon, choice: Choice): readonly (readonly string[])[] {
  const useful = choice.options.filter(({ covers }) =>
    covers.some((scope) => context.coverage.covered(scope, 'any').length > 0),
  );
  const count = Math.min(choice.chooseCount ?? 1, useful.length);
  return listSetsOfSize(
    useful.map(({ slug }) => slug),
    count,
    MOST_WAYS + 1,
  );
}

/** Spending of a year that no period exceeds: all purchases in one month, and a lifetime's cap counts all months. */
function mostSpending(
  { context, monthCount, growth, oneTime }: Horizon,
  card: Card,
): readonly number[] {
  const isLifelong = card.caps.some(({ period }) => period === 'lifetime');
  const years = isLifelong ? Math.max(1, monthCount / MONTHS_A_YEAR) : 1;
  const most = Math.max(...growth);
  return context.spendCents.map((yearly, at) => {
    const once = oneTime.reduce((sum, month) => sum + (month[at] ?? 0), 0);
    return years * most * yearly + MONTHS_A_YEAR * once;
  });
}

/** Earns the maximum of several earnings, however much of their caps is used. */
function widest(earnings: readonly Earning[]): Earning {
  const floor = Math.max(...earnings.map((earning) => earning.floor));
  const full = Math.max(...earnings.map(fullRate));
  const caps = new Set(earnings.flatMap(({ premiums }) => premiums.map(({ cap }) => cap)));
  const [cap] = caps;
  if (full <= floor || cap === undefined) return { floor, premiums: [] };
  return caps.size > 1
    ? { floor: full, premiums: [] }
    : { floor, premiums: [{ cap, rate: full - floor, uses: leastUses(earnings) }] };
}

/** Of several premiums on one cap the least use of it for each cent. */
function leastUses(earnings: readonly Earning[]): number {
  return Math.min(...earnings.flatMap(({ premiums }) => premiums.map(({ uses }) => uses)));
}

function wideTable({ context }: Horizon, tables: readonly EarningTable[]): EarningTable | null {
  const [first] = tables;
  if (!first) return null;
  const earningIn = (table: EarningTable, stretch: number, at: number) =>
    table.earnings[table.eraOfStretch[stretch] ?? 0]?.[at] ?? { floor: 0, premiums: [] };
  return {
    ...first,
    eraOfStretch: context.stretches.map((_, stretch) => stretch),
    earnings: context.stretches.map((_, stretch) =>
      context.spendCents.map((__, at) =>
        widest(tables.map((table) => earningIn(table, stretch, at))),
      ),
    ),
  };
}

export function cardWaysOf(horizon: Horizon, card: Card): CardWays {
  const { context, question } = horizon;
  const { selected, ownRates } = question.preferences;
  const open = card.choices.filter(
    ({ mode, slug }) =>
      mode === 'top_spend' || (mode === 'member_selected' && entryOf(selected, slug) === undefined),
  );
  /* The tables see the choice as already made. */
  const asSelected: Card = {
    ...card,
    choices: card.choices.map((choice) =>
      choice.mode === 'top_spend' ? { ...choice, mode: 'member_selected' } : choice,
    ),
  };
  const tableFor = (way: Way): EarningTable =>
    earningTableOf(
      asSelected,
      (slug) => entryOf(way, slug) ?? entryOf(selected, slug) ?? [],
      ownRates,
      context.coverage,
      context.stretches,
    );
  const spending = mostSpending(horizon, card);
  const settle = (table: EarningTable): EarningTable =>
    card.caps.length === 0 ? table : withoutIdleCaps(table, spending);

  let ways: readonly Way[] = [{}];
  let isWhole = open.every(({ mode }) => mode !== 'top_spend');
  for (const choice of open) {
    const sets = setsOf(horizon, choice);
    ways = ways.flatMap((way) => sets.map((slugs) => ({ ...way, [choice.slug]: slugs })));
    if (ways.length <= MOST_WAYS) continue;
    ways = ways.slice(0, MOST_WAYS);
    isWhole = false;
  }
  if (isWhole || ways.length === 1) {
    return { tables: ways.map(tableFor).map(settle), wide: null };
  }
  const singles = open.flatMap(({ slug, options }) =>
    options.map((option) => ({ [slug]: [option.slug] })),
  );
  const all = Object.fromEntries(
    open.map(({ slug, options }) => [slug, options.map((option) => option.slug)]),
  );
  const wide = wideTable(horizon, [all, ...singles].map(tableFor));
  return { tables: ways.map(tableFor).map(settle), wide: wide && settle(wide) };
}
