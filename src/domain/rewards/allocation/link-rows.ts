import type { LinkedOption } from '../rate/linked-earning.ts';
import { type SeatedCard, worthOf } from '../terms/seated-card.ts';
import type { Timeline } from '../year/timeline.ts';
import type { ChoiceSeat, OptionState } from './decisions.ts';
import type { Activity, Program } from './program.ts';

/** A linked rate in one class of months. */
export type LinkRow = {
  readonly card: number;
  readonly seat: number;
  readonly monthClass: number;
  readonly months: number;
  /** By sub-category: true for linked spending. */
  readonly isFor: readonly boolean[];
  readonly options: readonly LinkRowOption[];
};

export type LinkRowOption = {
  readonly option: number;
  readonly kind: LinkedOption['kind'];
  /** Row of the option while it is open; null if it is in. */
  readonly row: number | null;
  /** Points of its months without the tier bonus, and their value. */
  readonly points: number;
  readonly valueCents: number;
  readonly atMost: number;
};

/** True if an activity is spending that counts for a linked rate: linked or other spending on its card. */
export function touchesLink(
  { supplies, timeline }: Program,
  { card, monthClass }: LinkRow,
  activity: Activity,
): boolean {
  if (activity.card !== card || activity.ridesOn !== null) return false;
  const slot = supplies[activity.supply]?.slot ?? 0;
  return timeline.slots[slot]?.monthClass === monthClass;
}

/** The linked rates of each class of months in which their card is held, without the options that are out. */
export function linkRows(
  wallet: readonly SeatedCard[],
  seats: readonly ChoiceSeat[],
  { classes }: Timeline,
  stateOf: (seat: number, option: number, monthClass: number) => OptionState,
  rowOf: (seat: number, option: number, monthClass: number) => number,
  isHeld: (card: number, month: number) => boolean = () => true,
): readonly LinkRow[] {
  return seats.flatMap(({ of, card, choice }, seat): LinkRow[] => {
    const seated = wallet[card];
    const linked = of === 'linked' ? seated?.table.linked[choice] : undefined;
    if (!seated || !linked) return [];
    return classes.flatMap(([month = 0, ...others], monthClass): LinkRow[] => {
      if (!isHeld(card, month)) return [];
      const months = 1 + others.length;
      const options = linked.options.flatMap(({ kind, points, atMost }, option) => {
        const state = stateOf(seat, option, monthClass);
        if (state === 'out') return [];
        const row = state === 'in' ? null : rowOf(seat, option, monthClass);
        const all = points * months;
        const valueCents = all * seated.tierFactor * seated.centsPerPoint;
        return [{ option, kind, row, points: all, valueCents, atMost }];
      });
      if (options.length === 0) return [];
      return [{ card, seat, monthClass, months, isFor: linked.isFor, options }];
    });
  });
}

/** The ways to use a cent of linked spending on its card. */
export function linkedActivities(
  seated: SeatedCard,
  { choice }: Pick<ChoiceSeat, 'choice'>,
  { card, options }: LinkRow,
  { supply, subCategory, isForeign, floorValue }: LinkedSupply,
): readonly Activity[] {
  return options.flatMap(({ option, row }) =>
    (seated.table.linked[choice]?.options[option]?.legs ?? []).map(
      ({ rate, atLeast }): Activity => ({
        supply,
        card,
        earning: { floor: rate, premiums: [] },
        premium: null,
        credit: null,
        cap: null,
        uses: 1,
        gain: worthOf(seated, rate, subCategory, isForeign) - floorValue,
        ridesOn: null,
        needs: row,
        yieldsTo: [],
        linked: { option, atLeast },
      }),
    ),
  );
}

type LinkedSupply = {
  readonly supply: number;
  readonly subCategory: number;
  readonly isForeign: boolean;
  readonly floorValue: number;
};
