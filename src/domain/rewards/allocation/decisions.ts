import type { LinkedOption } from '../rate/linked-earning.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';

/** A choice of a card in the wallet that is left to the engine, or what a month's linked spending earns by. */
export type ChoiceSeat = {
  readonly card: number;
  /** Index among the open choices, or the linked rates, of the card. */
  readonly choice: number;
  readonly of: 'choice' | 'linked';
  /** Chosen again each month, rather than once for the year. */
  readonly isMonthly: boolean;
  readonly count: number;
  readonly optionCount: number;
  /** Option that counts in all months or in none; null for none. */
  readonly way: number | null;
};

/** State of an option: decided, or open to the relaxation. */
export type OptionState = 'open' | 'in' | 'out';

/** Indexed by choice seat, then month (only one for a yearly choice), then option. */
export type Decisions = readonly (readonly (readonly OptionState[])[])[];

/** Indexed by card of the wallet, then tier of its sign-up bonus: taken, given up, or open to the relaxation. */
export type BonusDecisions = readonly (readonly OptionState[])[];

export function choiceSeats(wallet: readonly SeatedCard[]): readonly ChoiceSeat[] {
  return wallet.flatMap(({ table }, card) => [
    ...table.openChoices.map(({ mode, count, options }, choice): ChoiceSeat => ({
      card,
      choice,
      of: 'choice',
      isMonthly: mode === 'top_spend',
      count,
      optionCount: options.length,
      way: null,
    })),
    ...table.linked.map(({ options }, choice): ChoiceSeat => ({
      card,
      choice,
      of: 'linked',
      isMonthly: true,
      count: 1,
      optionCount: options.length,
      way: wayAmong(options),
    })),
  ]);
}

function wayAmong(options: readonly LinkedOption[]): number | null {
  const at = options.findIndex(({ kind }) => kind === 'or');
  return at < 0 || options.length === 1 ? null : at;
}

const EVERY_MONTH = Array.from({ length: MONTHS_A_YEAR }, (_, month) => month);

/** Both ways of a linked rate that is open between two; null if none is. */
export function branchWay(
  decisions: Decisions,
  seats: readonly ChoiceSeat[],
): readonly Decisions[] | null {
  for (const [seat, { way }] of seats.entries()) {
    if (way === null || decisions[seat]?.[0]?.[way] !== 'open') continue;
    return (['out', 'in'] as const).map((state) =>
      decide(decisions, seats, seat, way, state, EVERY_MONTH),
    );
  }
  return null;
}

export function undecided(seats: readonly ChoiceSeat[]): Decisions {
  return seats.map(({ isMonthly, optionCount }) =>
    Array.from({ length: isMonthly ? MONTHS_A_YEAR : 1 }, () =>
      new Array<OptionState>(optionCount).fill('open'),
    ),
  );
}

/** Once the allowed number of options is in, the others are out. */
function settle(options: readonly OptionState[], count: number): readonly OptionState[] {
  if (options.filter((state) => state === 'in').length < count) return options;
  return options.map((state) => (state === 'open' ? 'out' : state));
}

/** Decides one option, in the given months of a monthly choice. */
export function decide(
  decisions: Decisions,
  seats: readonly ChoiceSeat[],
  seat: number,
  option: number,
  state: OptionState,
  months: readonly number[],
): Decisions {
  const { isMonthly = false, count = 0 } = seats[seat] ?? {};
  return decisions.map((byMonth, index) =>
    index === seat
      ? byMonth.map((options, month) =>
          !isMonthly || months.includes(month)
            ? settle(
                options.map((old, position) => (position === option ? state : old)),
                count,
              )
            : options,
        )
      : byMonth,
  );
}

/** Decides every open option: in where `isIn` says so, else out. */
export function decideAll(
  decisions: Decisions,
  isIn: (seat: number, option: number, month: number) => boolean,
): Decisions {
  return decisions.map((byMonth, seat) =>
    byMonth.map((options, month) =>
      options.map((state, option) =>
        state === 'open' ? (isIn(seat, option, month) ? 'in' : 'out') : state,
      ),
    ),
  );
}

/** Marks that distinguish months by the bonus windows they lie in; none without windows. */
export function windowMarks(windows: Iterable<number>): readonly string[] {
  const distinct = [...new Set(windows)].filter((months) => months < MONTHS_A_YEAR);
  if (distinct.length === 0) return [];
  return Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
    String(distinct.filter((months) => month < months).length),
  );
}

/** Marks that distinguish months by their decisions, on top of other marks; none without decisions. */
export function monthMarks(
  decisions: Decisions,
  seats: readonly ChoiceSeat[],
  others: readonly string[],
): readonly string[] {
  if (!seats.some((seat) => seat.isMonthly)) return others;
  return Array.from({ length: MONTHS_A_YEAR }, (_, month) => {
    const decided = decisions.map((byMonth, index) =>
      seats[index]?.isMonthly ? (byMonth[month] ?? []).join('.') : '',
    );
    return `${decided.join()}${others[month] ?? ''}`;
  });
}
