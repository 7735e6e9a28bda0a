import type { CalendarDate } from '../calendar.ts';
import { type Cents, type CentsPerPoint, cents, centsPerPoint } from '../units.ts';
import { largestSend, receivedFor, sendFor } from './amount.ts';
import { type ActiveRoute, type TransferRoute, activeRoutes } from './route.ts';

/** Points of one system. Points that only an unlocking card could move are not transferable. */
export type PointBalance = {
  readonly system: string;
  readonly points: number;
  readonly isTransferable: boolean;
};

/** The member's own value of a point of each system, in cents. */
export type ValueOfPoint = (system: string) => CentsPerPoint;

type TransferHop = {
  readonly route: ActiveRoute;
  readonly sent: number;
  readonly received: number;
};

/** Result of sending as much of a balance as possible along a path. */
export type TransferOption = {
  /** Destination of the last hop. */
  readonly system: string;
  readonly hops: readonly TransferHop[];
  /** Points that arrive at the destination. */
  readonly received: number;
  /** Points that stay at the source because they fill no increment. */
  readonly kept: number;
  /** Points left on the way, in the system between, because they fill no increment there. */
  readonly stranded: number;
  /** Received, kept and stranded points, each at the member's value of its system. */
  readonly valueCents: Cents;
  /** Compared with keeping the balance; below 0 if the transfer loses. */
  readonly gainCents: Cents;
  /** Value of a point after it is sent. */
  readonly centsPerPointSent: CentsPerPoint;
};

export type TransferOptions =
  | {
      readonly kind: 'options';
      readonly system: string;
      readonly points: number;
      /** The balance at the member's value of its own system. */
      readonly keepCents: Cents;
      /** The best path to each system that can be reached, the most valuable first. */
      readonly options: readonly TransferOption[];
      /** Systems that are connected, but whose smallest increment is more than the balance. */
      readonly outOfReach: readonly string[];
    }
  | {
      readonly kind: 'locked';
      readonly system: string;
      readonly points: number;
      readonly keepCents: Cents;
    };

/** Every path of one or two hops that starts at `from` and does not return. */
export function pathsFrom(
  routes: readonly ActiveRoute[],
  from: string,
): readonly (readonly ActiveRoute[])[] {
  const first = routes.filter((route) => route.from === from && route.to !== from);
  const second = first.flatMap((route) =>
    routes
      .filter((next) => next.from === route.to && next.to !== from && next.to !== route.to)
      .map((next) => [route, next]),
  );
  return [...first.map((route) => [route]), ...second];
}

/** Sends no more to the intermediate system than the second hop can forward, so that the rest stays usable. */
function hopsFor(path: readonly ActiveRoute[], points: number): readonly TransferHop[] {
  const [first, second] = path;
  if (first === undefined) return [];
  const most = largestSend(first, points);
  if (second === undefined) {
    return [{ route: first, sent: most, received: receivedFor(first, most) }];
  }
  const sentOn = largestSend(second, receivedFor(first, most));
  const sent = sendFor(first, sentOn);
  return [
    { route: first, sent, received: receivedFor(first, sent) },
    { route: second, sent: sentOn, received: receivedFor(second, sentOn) },
  ];
}

function optionFor(
  path: readonly ActiveRoute[],
  balance: PointBalance,
  valueOf: ValueOfPoint,
): TransferOption | null {
  const hops = hopsFor(path, balance.points);
  const [first, last] = [hops[0], hops.at(-1)];
  if (first === undefined || last === undefined || last.received === 0) return null;
  const kept = balance.points - first.sent;
  const stranded = last === first ? 0 : first.received - last.sent;
  const arrived = last.received * valueOf(last.route.to) + stranded * valueOf(first.route.to);
  const own = valueOf(balance.system);
  return {
    system: last.route.to,
    hops,
    received: last.received,
    kept,
    stranded,
    valueCents: cents(arrived + kept * own),
    gainCents: cents(arrived - first.sent * own),
    centsPerPointSent: centsPerPoint(arrived / first.sent),
  };
}

/** More value first; among equals the shorter path. */
function isBetter(a: TransferOption, b: TransferOption | undefined): boolean {
  if (b === undefined) return true;
  return a.valueCents === b.valueCents
    ? a.hops.length < b.hops.length
    : a.valueCents > b.valueCents;
}

/**
 * Compares a balance's value in every system reachable on a day, over at most two hops, with keeping it. Received
 * points are whole: floor(sent × in ÷ out × (1 + bonus)). Transfers are one-way.
 */
export function listTransferOptions(
  routes: readonly TransferRoute[],
  balance: PointBalance,
  valueOf: ValueOfPoint,
  date: CalendarDate,
): TransferOptions {
  const { system, points } = balance;
  const keepCents = cents(points * valueOf(system));
  if (!balance.isTransferable) return { kind: 'locked', system, points, keepCents };
  const best = new Map<string, TransferOption>();
  const connected = new Set<string>();
  for (const path of pathsFrom(activeRoutes(routes, date), system)) {
    const destination = path.at(-1)?.to;
    if (destination !== undefined) connected.add(destination);
    const option = optionFor(path, balance, valueOf);
    if (option && isBetter(option, best.get(option.system))) best.set(option.system, option);
  }
  return {
    kind: 'options',
    system,
    points,
    keepCents,
    options: [...best.values()].sort(
      (a, b) => b.valueCents - a.valueCents || a.system.localeCompare(b.system),
    ),
    outOfReach: [...connected].filter((to) => !best.has(to)).sort(),
  };
}

/** True if points can be transferred: no held card of the system needs an unlocking one, or an unlocking one is held. */
export function isTransferable(
  system: string,
  held: readonly {
    readonly pointSystem: string;
    readonly unlocksTransfers: boolean;
    readonly needsUnlock: boolean;
  }[],
): boolean {
  const cards = held.filter(({ pointSystem }) => pointSystem === system);
  return (
    cards.length === 0 ||
    cards.some(({ unlocksTransfers, needsUnlock }) => unlocksTransfers || !needsUnlock)
  );
}
