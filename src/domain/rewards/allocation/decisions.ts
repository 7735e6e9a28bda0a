import type { SeatedCard } from '../terms/seated-card.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';

/** A choice of a card in the wallet that is left to the engine. */
export type ChoiceSeat = {
  readonly card: number;
  readonly choice: number;
  /** Chosen again each month, rather than once for the year. */
  readonly isMonthly: boolean;
  readonly count: number;
  readonly optionCount: number;
};

/** State of an option: decided, or open to the relaxation. */
export type OptionState = 'open' | 'in' | 'out';

/** Indexed by choice seat, then month (only one for a yearly choice), then option. */
export type Decisions = readonly (readonly (readonly OptionState[])[])[];

/** Indexed by card of the wallet, then tier of its sign-up bonus: taken, given up, or open to the relaxation. */
export type BonusDecisions = readonly (readonly OptionState[])[];

export function choiceSeats(wallet: readonly SeatedCard[]): readonly ChoiceSeat[] {
  return wallet.flatMap(({ table }, card) =>
    table.openChoices.map(({ mode, count, options }, choice) => ({
      card,
      choice,
      isMonthly: mode === 'top_spend',
      count,
      optionCount: options.length,
    })),
  );
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

/** Marks that distinguish months by their decisions, besides other marks; none without decisions. */
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
