import { broughtBy } from '../rate/chosen-together.ts';
import { type Earning, limitOf } from '../rate/earning.ts';
import type { OpenChoice, OpenOption } from '../rate/earning-table.ts';
import type { SpendCredit } from '../terms/card-terms.ts';
import type { Context } from '../terms/context.ts';
import { type SeatedCard, worthOf } from '../terms/seated-card.ts';
import { type CapGrid, gridOf, MONTHS_IN, periodOf } from '../year/timeline.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';

/** Maximum number of ways to choose; more are left to the program. */
const MOST_WAYS = 120;

const timesAYear = (grid: CapGrid) => MONTHS_A_YEAR / MONTHS_IN[grid];

/**
 * By option: a mark, equal for options that raise each cent they cover equally. Null if it raises cents unequally,
 * shares them with another option, or lowers those beyond a cap, so that more spending need not be better.
 */
function marksOf(
  context: Context,
  { table, terms }: SeatedCard,
): ReadonlyMap<OpenOption, string | null> {
  const options = table.openChoices.flatMap((choice) => choice.options);
  const claims = new Uint16Array(context.spendCents.length);
  for (const { cells } of options) {
    for (const { subCategory } of cells[0] ?? [])
      claims[subCategory] = (claims[subCategory] ?? 0) + 1;
  }
  const rates = ({ floor, premiums }: Earning) =>
    `${floor}${premiums.map(({ cap, rate, uses }) => `+${rate}/${cap}:${uses}`).join('')}`;
  return new Map(
    options.map((option) => {
      const marks = (option.cells[0] ?? []).map(({ subCategory: at, earning }) => {
        const standing = table.earnings[0]?.[at];
        if (!standing || standing.premiums.length > 0 || (claims[at] ?? 0) > 1) return null;
        if (earning.floor < standing.floor) return null;
        const surcharge = `${terms.costs[at]}${context.coverage.isForeign[at]}${terms.isUsable[at]}`;
        return `${rates(earning)} for ${standing.floor} ${surcharge}`;
      });
      const [mark = null] = marks;
      return [option, marks.every((each) => each === mark) ? mark : null];
    }),
  );
}

/** Options that may be among the best: of those with equal marks, the ones with the most spending. */
function worthTrying(
  { spendCents }: Context,
  { options, count }: OpenChoice,
  marks: ReadonlyMap<OpenOption, string | null>,
): readonly OpenOption[] {
  const cents = ({ cells }: OpenOption) =>
    (cells[0] ?? []).reduce((sum, { subCategory }) => sum + (spendCents[subCategory] ?? 0), 0);
  const taken = new Map<string, number>();
  return options
    .filter(({ cells }) => cells[0]?.length)
    .sort((a, b) => cents(b) - cents(a))
    .filter((option) => {
      const mark = marks.get(option) ?? null;
      if (mark === null) return true;
      const before = taken.get(mark) ?? 0;
      taken.set(mark, before + 1);
      return before < count;
    });
}

const NO_CHOICE: readonly (readonly OpenOption[])[] = [[]];

/** Lists the ways to choose options of each choice, up to the allowed number; null if there are too many. */
function waysToChoose(
  context: Context,
  seated: SeatedCard,
): readonly (readonly OpenOption[])[] | null {
  const { openChoices } = seated.table;
  if (openChoices.length === 0) return NO_CHOICE;
  const marks = marksOf(context, seated);
  let ways = NO_CHOICE;
  for (const choice of openChoices) {
    let sets = NO_CHOICE;
    for (const option of worthTrying(context, choice, marks)) {
      const more = sets.filter((set) => set.length < choice.count).map((set) => [...set, option]);
      sets = [...sets, ...more];
      if (sets.length * ways.length > MOST_WAYS) return null;
    }
    const before = ways;
    ways = before.flatMap((way) => sets.map((set) => [...way, ...set]));
  }
  return ways;
}

/** Earnings of each sub-category with these options chosen: the best of them, otherwise the standing rate. */
function earningsWith(
  standing: readonly Earning[],
  chosen: readonly OpenOption[],
): readonly Earning[] {
  if (chosen.length === 0) return standing;
  const earnings = [...standing];
  for (const [subCategory, earning] of broughtBy(chosen, 0)) earnings[subCategory] = earning;
  return earnings;
}

/** True if of any two credits one covers all spending of the other, or none of it. */
function areNested(credits: readonly SpendCredit[]): boolean {
  return credits.every(({ isFor: a }, index) =>
    credits.slice(index + 1).every(({ isFor: b }) => {
      const shared = a.filter((is, at) => is && b[at]).length;
      return shared === 0 || shared === sizeOf(a) || shared === sizeOf(b);
    }),
  );
}

const sizeOf = (isFor: readonly boolean[]) => isFor.filter(Boolean).length;

/** Reimbursement of nested credits for a year's spending: the narrowest first, since broader ones accept it too. */
function paidBack({ terms }: SeatedCard, spendCents: readonly number[]): number {
  const left = spendCents.map((cents, at) => (terms.isUsable[at] ? cents : 0));
  let paid = 0;
  for (const { isFor, periodCents, grid } of terms.credits.toSorted(
    (a, b) => sizeOf(a.isFor) - sizeOf(b.isFor),
  )) {
    let room = periodCents * timesAYear(grid);
    for (let at = 0; at < left.length && room > 0; at += 1) {
      if (!isFor[at]) continue;
      const amount = Math.min(room, left[at] ?? 0);
      left[at] = (left[at] ?? 0) - amount;
      room -= amount;
      paid += amount;
    }
  }
  return paid;
}

type Filling = { readonly cents: number; readonly gain: number; readonly uses: number };

/** Gain of a cap filled with the spending that gains most per unit of it. */
function filled(fillings: Filling[], limit: number): number {
  let room = limit;
  let gained = 0;
  for (const { cents, gain, uses } of fillings.sort((a, b) => b.gain / b.uses - a.gain / a.uses)) {
    const amount = Math.min(cents, room / uses);
    gained += amount * gain;
    room -= amount * uses;
  }
  return gained;
}

/** A share of the year's spending that earns by one era of the card and belongs to one period of each cap. */
type Piece = {
  readonly era: number;
  readonly yearShare: number;
  /** Whole periods of a grid that it shares with others, and their index: a partial period has its share of a cap. */
  readonly periodOn: (grid: CapGrid) => { readonly index: number; readonly caps: number };
};

const WHOLE_YEAR: readonly Piece[] = [
  { era: 0, yearShare: 1, periodOn: (grid) => ({ index: 0, caps: timesAYear(grid) }) },
];

/** Divides the year into pieces: one if its months are alike. */
function piecesOf({ months, stretches }: Context, { table }: SeatedCard): readonly Piece[] {
  if (table.earnings.length === 1) return WHOLE_YEAR;
  return stretches.map(({ month, share }, at) => ({
    era: table.eraOfStretch[at] ?? 0,
    yearShare: share / MONTHS_A_YEAR,
    periodOn: (grid) => {
      const index = periodOf(months, grid, month);
      const length = months.filter((_, other) => periodOf(months, grid, other) === index).length;
      return { index, caps: length / MONTHS_IN[grid] };
    },
  }));
}

/**
 * Value in cents of a year's spending on one card alone, without a program: each cent counts against at most one cap,
 * credits reimburse any cent they cover, and the few choices are tried one by one. Null if it needs a program.
 */
export function oneCardCents(context: Context, seated: SeatedCard): number | null {
  const { table, terms, card, centsPerRate } = seated;
  const { openChoices, earnings, isIdle } = table;
  if (terms.tiers.length > 0 || table.linked.length > 0) return null;
  if (openChoices.length > 0 && earnings.length > 1) return null;
  /* A monthly choice divides longer caps among months that need not choose alike. */
  const isLong = card.caps.some((cap, at) => !isIdle[at] && gridOf(cap.period) !== 'month');
  if (isLong && openChoices.some(({ mode }) => mode === 'top_spend')) return null;
  const ways = waysToChoose(context, seated);
  if (!ways || !areNested(terms.credits)) return null;

  const { spendCents, coverage } = context;
  const pieces = piecesOf(context, seated);
  const worthWith = (chosen: readonly OpenOption[]): number | null => {
    const fillings = new Map<string, { readonly room: number; readonly by: Filling[] }>();
    const fillingsOf = (cap: number, { periodOn }: Piece): Filling[] => {
      const each = card.caps[cap];
      const { index, caps } = periodOn(gridOf(each?.period ?? 'lifetime'));
      const key = `${cap}/${index}`;
      const found = fillings.get(key) ?? { room: each ? limitOf(each) * caps : 0, by: [] };
      fillings.set(key, found);
      return found.by;
    };
    let value = 0;
    for (const piece of pieces) {
      const { era, yearShare } = piece;
      const cells = earningsWith(earnings[era] ?? [], chosen);
      for (let at = 0; at < cells.length; at += 1) {
        const earning = cells[at];
        if (!earning || !terms.isUsable[at]) continue;
        const { floor, premiums } = earning;
        if (premiums.length > 1) return null;
        const worth = worthOf(seated, floor, at, coverage.isForeign[at] ?? false);
        if (worth < 0 && terms.credits.some(({ isFor }) => isFor[at])) return null;
        const cents = (spendCents[at] ?? 0) * yearShare;
        const used = Math.max(0, worth);
        value += cents * used;
        const [premium] = premiums;
        const gain = premium ? worth + premium.rate * centsPerRate - used : 0;
        if (premium && gain > 0) fillingsOf(premium.cap, piece).push({ cents, gain, uses: premium.uses });
      }
    }
    for (const { by, room } of fillings.values()) value += filled(by, room);
    return value;
  };
  let best = -Infinity;
  for (const way of ways) {
    const value = worthWith(way);
    if (value === null) return null;
    best = Math.max(best, value);
  }
  return best + paidBack(seated, spendCents);
}
