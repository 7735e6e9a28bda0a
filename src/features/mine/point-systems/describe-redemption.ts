import type {
  PointsSent,
  RedemptionAnswer,
  RedemptionWay,
} from '@/domain/transfer/points-or-cash.ts';
import type { RedemptionRow } from '@/features/mine/valuation/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import {
  formatCents,
  formatCentsPerPoint,
  formatPoints,
  formatWholeDollars,
} from '@/lib/format.ts';
import { describeRatio } from './public.ts';

/** The latest redemptions count: what points brought long ago says little of what they bring now. */
const LATEST = 6;

/**
 * Tells what the latest redemptions of a program brought beside what the member counts its points at; null without any.
 * `rows` are the program's, in the order of their days.
 */
export function describeRedeemed(
  rows: readonly Pick<RedemptionRow, 'points' | 'cash_cents' | 'taxes_cents'>[],
  name: string,
  ownValue: number,
): string | null {
  const latest = rows.slice(-LATEST);
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    latest.reduce((total, row) => total + of(row), 0);
  const points = sum((row) => row.points);
  if (points === 0) return null;
  const saved = sum((row) => row.cash_cents - row.taxes_cents);
  const [brought, counted] = [saved / points, ownValue].map(
    (value) => Math.round(value * 100) / 100,
  );
  const which =
    latest.length === 1
      ? `Your last redemption of ${name}`
      : `Your last ${latest.length} redemptions of ${name}`;
  return `${which} brought ${formatCentsPerPoint(brought ?? 0)} a point. You count them at ${formatCentsPerPoint(counted ?? 0)}.`;
}

type Naming = {
  readonly nameOf: (slug: string) => string;
  readonly ownerOf: (owner: string | null) => string | undefined;
};

const listed = new Intl.ListFormat('en-US');

/** Tells in one sentence what to pay with, why, and if it is close. */
export function describeVerdict(answer: RedemptionAnswer): string {
  const { netCents, costCents, verdict, isClose } = answer;
  if (netCents <= 0) return 'Pay cash: the taxes on the award cost as much as the price.';
  const worth = `${formatWholeDollars(netCents)} saved against points worth ${formatWholeDollars(costCents)} to you`;
  if (isClose) return `A close call, slightly for ${verdict}: ${worth}.`;
  return verdict === 'points' ? `Use points: ${worth}.` : `Pay cash: only ${worth}.`;
}

function nameOwners(owners: readonly (string | null)[], { ownerOf }: Naming): string {
  return listed.format(owners.map((owner) => ownerOf(owner) ?? 'you'));
}

function describeSend({ from, path, sent, arrives, left, owners }: PointsSent, naming: Naming) {
  const steps = path.map((route) => {
    const until =
      route.bonusPercent > 0 && route.bonusEndsOn !== null
        ? ` until ${formatDate(route.bonusEndsOn)}`
        : '';
    return `to ${naming.nameOf(route.to)} at ${describeRatio(route)}${until}`;
  });
  const pooled = owners.length > 1 ? `, pooled from ${nameOwners(owners, naming)},` : '';
  return `Send ${formatPoints(sent)} ${naming.nameOf(from)}${pooled} ${steps.join(', then ')}: ${formatPoints(arrives)} arrive and ${formatPoints(left)} stay.`;
}

function describeKept({ from, sent, keepCents, elsewhere }: PointsSent, { nameOf }: Naming) {
  const other = elsewhere
    ? ` As ${nameOf(elsewhere.system)} they would bring ${formatCents(Math.round(elsewhere.centsPerPointSent * sent))}.`
    : '';
  return `Kept, those ${formatPoints(sent)} ${nameOf(from)} are worth ${formatCents(keepCents)} to you.${other}`;
}

/** A way to the award: its points, step by step, and what else they are worth. */
export function describeWay(way: RedemptionWay, system: string, naming: Naming) {
  const { owner, onHand, onHandOwners, sends, left, costCents } = way;
  const here = naming.nameOf(system);
  const holder = naming.ownerOf(owner);
  const parts = [
    ...(onHand > 0 ? [`${formatPoints(onHand)} ${here}`] : []),
    ...sends.map(({ from, sent }) => `${formatPoints(sent)} ${naming.nameOf(from)}`),
  ];
  return {
    title: listed.format(parts),
    worth: formatCents(costCents),
    each: `${formatCentsPerPoint(Math.round(way.centsPerPoint * 100) / 100)} a point`,
    steps: [
      ...(holder === undefined ? [] : [`Book from ${holder}’s account.`]),
      ...(onHandOwners.length > 1
        ? [`Pool ${here} of ${nameOwners(onHandOwners, naming)} first.`]
        : []),
      ...sends.map((send) => describeSend(send, naming)),
      ...(left > 0 ? [`${formatPoints(left)} ${here} are left after the award.`] : []),
      ...sends.map((send) => describeKept(send, naming)),
    ],
  };
}
