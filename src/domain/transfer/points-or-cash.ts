import type { CalendarDate } from '../calendar.ts';
import type { PointSystem } from '../rewards/catalog/point-system.ts';
import { cents, type Cents, centsPerPoint, type CentsPerPoint } from '../units.ts';
import { largestSend, receivedFor, sendFor } from './amount.ts';
import { type ActiveRoute, activeRoutes, type TransferRoute } from './route.ts';
import {
  listTransferOptions,
  pathsFrom,
  type PointBalance,
  type TransferOption,
  type ValueOfPoint,
} from './transfer-value.ts';

/** One person's points of a system; locked ones can be spent there but not transferred. */
export type OwnedPoints = PointBalance & {
  /** Name of the person; null for the member. */
  readonly owner: string | null;
};

export type RedemptionQuestion = {
  /** The system in which the award is priced. */
  readonly system: string;
  /** Whole points, above 0. */
  readonly points: number;
  readonly cashCents: Cents;
  /** Taxes and fees that are paid beside the points. */
  readonly taxesCents: Cents;
  /** Value of the rewards that the best card for it brings on the cash price. */
  readonly earnedOnCashCents: Cents;
  /** The same on the taxes, which are paid by card either way. */
  readonly earnedOnTaxesCents: Cents;
  readonly balances: readonly OwnedPoints[];
  readonly routes: readonly TransferRoute[];
  readonly worthOf: ValueOfPoint;
  readonly poolingOf: (system: string) => PointSystem['pooling'];
  readonly today: CalendarDate;
};

/** Points of one system that are sent along a path of one or two hops. */
export type PointsSent = {
  readonly from: string;
  readonly path: readonly ActiveRoute[];
  readonly sent: number;
  readonly arrives: number;
  /** Points of the system that stay. */
  readonly left: number;
  /** Their owners, null for the member; several pool first. */
  readonly owners: readonly (string | null)[];
  /** Value of the points sent, as the member values them where they are. */
  readonly keepCents: Cents;
  /** The most valuable other transfer of the same points, null if there is none. */
  readonly elsewhere: TransferOption | null;
};

/** One way to have the points of an award in one person's account. */
export type RedemptionWay = {
  /** Owner of the account that books. */
  readonly owner: string | null;
  /** Points that are in the account, or pooled into it, and spent. */
  readonly onHand: number;
  readonly onHandOwners: readonly (string | null)[];
  readonly sends: readonly PointsSent[];
  /** Points of the award's system that stay after it. */
  readonly left: number;
  /** Value to the member of all points given up, less what stays of those that arrive. */
  readonly costCents: Cents;
  /** The cash saved for each point given up, where it is before a transfer. */
  readonly centsPerPoint: CentsPerPoint;
};

export type RedemptionAnswer = {
  /** Cash saved: the price, less taxes, less the rewards on the difference. Below 0 if taxes are more. */
  readonly netCents: Cents;
  /** `netCents` for each point of the award. */
  readonly centsPerPoint: CentsPerPoint;
  readonly ownValue: CentsPerPoint;
  /** Those that reach it, the cheapest first. */
  readonly ways: readonly RedemptionWay[];
  /** The most points of the award's system that any account can have; counted to tell how many are missing. */
  readonly mostPoints: number;
  /** Connected systems whose points no card can move. */
  readonly locked: readonly string[];
  /** Value of the points that the cheapest way gives up, else of the award's points. */
  readonly costCents: Cents;
  readonly verdict: 'points' | 'cash';
  /** True if the two differ by a tenth of the larger at most: less than published values of a point differ. */
  readonly isClose: boolean;
};

const CLOSE = 0.1;

type Pool = { system: string; points: number; owners: (string | null)[]; isTransferable: boolean };

/** The points at one person's disposal: their own, and others' where the household pools. */
function poolsOf(
  { balances, poolingOf }: RedemptionQuestion,
  owner: string | null,
): readonly Pool[] {
  const pools = new Map<string, Pool>();
  // Pooled points move if anybody's card moves them; the owner's own are named first.
  const own = balances.filter((each) => each.owner === owner);
  const others = balances.filter((each) => each.owner !== owner);
  for (const { system, points, isTransferable, owner: of } of [...own, ...others]) {
    if (points <= 0 || (of !== owner && poolingOf(system) !== 'household')) continue;
    const known = pools.get(system) ?? { system, points: 0, owners: [], isTransferable: false };
    pools.set(system, {
      system,
      points: known.points + points,
      owners: [...known.owners, of],
      isTransferable: known.isTransferable || isTransferable,
    });
  }
  return [...pools.values()];
}

/** Points that arrive after every hop, in whole increments. */
function arrivesFor(path: readonly ActiveRoute[], sent: number): number {
  return path.reduce((points, route) => receivedFor(route, largestSend(route, points)), sent);
}

/** The least to send for `target` points, at most `balance`. */
function sentFor(path: readonly ActiveRoute[], target: number, balance: number): number {
  const [first] = path;
  if (!first) return 0;
  const needed = path.reduceRight((points, route) => sendFor(route, points), target);
  return Math.min(needed, largestSend(first, balance));
}

function sendsOf(
  question: RedemptionQuestion,
  open: readonly ActiveRoute[],
  pool: Pool,
  target: number,
): PointsSent | null {
  const { system, routes, worthOf, today } = question;
  const candidates = pathsFrom(open, pool.system)
    .filter((path) => path.at(-1)?.to === system)
    .map((path) => {
      const sent = sentFor(path, target, pool.points);
      return { path, sent, arrives: arrivesFor(path, sent) };
    })
    .filter(({ arrives }) => arrives > 0);
  const [best] = candidates.toSorted(
    (a, b) =>
      Math.min(b.arrives, target) - Math.min(a.arrives, target) ||
      a.sent - b.sent ||
      a.path.length - b.path.length,
  );
  if (!best) return null;
  const others = listTransferOptions(
    routes,
    { system: pool.system, points: best.sent, isTransferable: true },
    worthOf,
    today,
  );
  const options = others.kind === 'options' ? others.options : [];
  return {
    from: pool.system,
    ...best,
    left: pool.points - best.sent,
    owners: pool.owners,
    keepCents: cents(best.sent * worthOf(pool.system)),
    elsewhere: options.find((option) => option.system !== system) ?? null,
  };
}

type Found = { readonly ways: readonly RedemptionWay[]; readonly most: number };

function waysOf(
  question: RedemptionQuestion,
  open: readonly ActiveRoute[],
  netCents: Cents,
  owner: string | null,
): Found {
  const { system, points, worthOf } = question;
  const pools = poolsOf(question, owner);
  const there = pools.find((pool) => pool.system === system);
  const has = there?.points ?? 0;
  const missing = Math.max(0, points - has);
  const movable = pools.filter((pool) => pool.system !== system && pool.isTransferable);
  const wayOf = (sends: readonly PointsSent[]): RedemptionWay => {
    const arrives = sends.reduce((sum, each) => sum + each.arrives, 0);
    const onHand = Math.min(has, points);
    const over = Math.max(0, onHand + arrives - points);
    const kept = sends.reduce((sum, each) => sum + each.keepCents, 0);
    const spent = onHand + sends.reduce((sum, { sent }) => sum + sent, 0);
    return {
      owner,
      onHand,
      onHandOwners: onHand > 0 ? (there?.owners ?? []) : [],
      sends,
      left: has - onHand + over,
      costCents: cents(kept + (onHand - over) * worthOf(system)),
      centsPerPoint: centsPerPoint(netCents / spent),
    };
  };
  const whole = movable.flatMap(
    (pool) => sendsOf(question, open, pool, Number.MAX_SAFE_INTEGER) ?? [],
  );
  const most = has + whole.reduce((sum, { arrives }) => sum + arrives, 0);
  if (missing === 0) return { ways: [wayOf([])], most };
  const single = movable
    .flatMap((pool) => sendsOf(question, open, pool, missing) ?? [])
    .filter(({ arrives }) => arrives >= missing);
  if (single.length > 0 || most < points)
    return { ways: single.map((each) => wayOf([each])), most };
  // No system has enough: those whose points cost least for each that arrives go first.
  const order = whole.toSorted((a, b) => a.keepCents / a.arrives - b.keepCents / b.arrives);
  const sends: PointsSent[] = [];
  let rest = missing;
  for (const { from } of order) {
    const pool = movable.find((each) => each.system === from);
    const next = rest > 0 && pool ? sendsOf(question, open, pool, rest) : null;
    if (!next) continue;
    sends.push(next);
    rest -= next.arrives;
  }
  return { ways: [wayOf(sends)], most };
}

/** Ways that use the same people's points are one way, no matter who books. */
function keyOf({ sends, onHand, onHandOwners }: RedemptionWay): string {
  const parts = sends.map(({ from, sent, owners }) => [from, sent, owners.map(String).sort()]);
  return JSON.stringify([onHand, onHandOwners.map(String).sort(), parts]);
}

/**
 * Compares paying for something with points and with cash. Paying cash would earn rewards, so they are taken off the
 * price, as are taxes that points do not cover. The points given up are valued where they are before a transfer, at
 * the member's own value. Throws a RangeError unless `points` is a whole number above 0.
 */
export function comparePointsWithCash(question: RedemptionQuestion): RedemptionAnswer {
  const { system, points, cashCents, taxesCents, balances, routes, worthOf, today } = question;
  if (!Number.isInteger(points) || points <= 0) throw new RangeError(`not an award: ${points}`);
  const earned = question.earnedOnCashCents - question.earnedOnTaxesCents;
  const netCents = cents(cashCents - taxesCents - earned);
  const open = activeRoutes(routes, today);
  // The member first: of two ways to the same points, theirs stays.
  const owners = [...new Set([null, ...balances.map(({ owner }) => owner)])];
  const found = owners.map((owner) => waysOf(question, open, netCents, owner));
  const ways = new Map<string, RedemptionWay>();
  for (const way of found.flatMap((each) => each.ways)) {
    if (!ways.has(keyOf(way))) ways.set(keyOf(way), way);
  }
  const sorted = [...ways.values()].sort((a, b) => a.costCents - b.costCents);
  const ownValue = worthOf(system);
  const costCents = sorted[0]?.costCents ?? cents(points * ownValue);
  const reaches = (from: string) =>
    pathsFrom(open, from).some((path) => path.at(-1)?.to === system);
  return {
    netCents,
    centsPerPoint: centsPerPoint(netCents / points),
    ownValue,
    ways: sorted,
    mostPoints: Math.max(...found.map(({ most }) => most)),
    locked: [
      ...new Set(
        balances
          .filter((each) => !each.isTransferable && each.points > 0 && each.system !== system)
          .map((each) => each.system)
          .filter(reaches),
      ),
    ],
    costCents,
    verdict: netCents > costCents ? 'points' : 'cash',
    isClose:
      netCents > 0 && Math.abs(netCents - costCents) <= CLOSE * Math.max(netCents, costCents),
  };
}
