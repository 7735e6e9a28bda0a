import type { CalendarDate } from '../calendar.ts';
import { type DateSpan, spanIncludes } from '../date-span.ts';
import type { Percent } from '../units.ts';

/**
 * A published way to turn points of one system into points of another: `pointsOut` become `pointsIn`,
 * in multiples of `minIncrement` points sent. A bonus counts only within its days, and is never a
 * permanent ratio.
 */
export type TransferRoute = {
  readonly from: string;
  readonly to: string;
  readonly pointsOut: number;
  readonly pointsIn: number;
  readonly minIncrement: number;
  readonly bonus: { readonly percent: Percent; readonly during: DateSpan } | null;
  readonly validDuring: DateSpan;
};

/** A route as of a day. */
export type ActiveRoute = {
  readonly from: string;
  readonly to: string;
  readonly pointsOut: number;
  readonly pointsIn: number;
  readonly minIncrement: number;
  /** 0 without a bonus. */
  readonly bonusPercent: number;
  /** The last day of the bonus, null without one or where its end is not published. */
  readonly bonusEndsOn: CalendarDate | null;
};

function activate(route: TransferRoute, date: CalendarDate): ActiveRoute {
  const { from, to, pointsOut, pointsIn, minIncrement, bonus } = route;
  const ratio = { from, to, pointsOut, pointsIn, minIncrement };
  return bonus !== null && spanIncludes(bonus.during, date)
    ? { ...ratio, bonusPercent: bonus.percent, bonusEndsOn: bonus.during.to }
    : { ...ratio, bonusPercent: 0, bonusEndsOn: null };
}

function pairOf({ from, to }: { from: string; to: string }): string {
  return `${from} ${to}`;
}

/**
 * Lists the routes open on a day. If several without a bonus exist for the same two systems, the one that began last
 * replaces the others: an issuer that keeps an old ratio keeps it only for holders of certain cards, which a route
 * cannot name, so the newer one is the safe figure.
 */
export function activeRoutes(
  routes: readonly TransferRoute[],
  date: CalendarDate,
): readonly ActiveRoute[] {
  const newest = new Map<string, CalendarDate | null>();
  const open = routes.filter(({ validDuring }) => spanIncludes(validDuring, date));
  const lasting = open.filter(({ bonus }) => bonus === null);
  for (const route of lasting) {
    const { from } = route.validDuring;
    const known = newest.get(pairOf(route));
    if (known === undefined || (from !== null && (known === null || from > known))) {
      newest.set(pairOf(route), from);
    }
  }
  return open
    .filter((route) => route.bonus !== null || route.validDuring.from === newest.get(pairOf(route)))
    .map((route) => activate(route, date));
}
