import type { CalendarDate } from '@/domain/calendar.ts';
import { limitsCopies } from '@/domain/eligibility/application-rule.ts';
import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import { describeRatio } from '@/features/mine/point-systems/public.ts';
import { nameWhose } from '@/lib/describe-closing.ts';
import type { ActiveRoute } from '@/domain/transfer/route.ts';
import { formatDate } from '@/lib/dates.ts';

/** A card that is held, as far as closing another one touches it. */
export type OpenCard = {
  readonly id: string;
  readonly pointSystemId: number;
  readonly unlocksTransfers: boolean;
};

export type PointsOfCard = {
  readonly name: string;
  /** Airlines and hotels keep points in an account of their own: no card is needed for them. */
  readonly isOfPartner: boolean;
  readonly isCash: boolean;
  /** True if the system's points can be transferred to partners. */
  readonly canTransfer: boolean;
};

/**
 * Effect on points without an entered balance: none, no more transfers, or no card left to hold them.
 */
export function describePoints(
  closing: OpenCard,
  others: readonly OpenCard[],
  owner: string | null,
  points: PointsOfCard,
): string | null {
  if (points.isOfPartner) return null;
  if (points.isCash) return 'Redeem the cash back that is on it before you close it.';
  const rest = others.filter(({ pointSystemId }) => pointSystemId === closing.pointSystemId);
  const whose = nameWhose(owner);
  const amount = `any ${points.name} ${owner === null ? 'you have' : `${owner} has`} left`;
  if (rest.length === 0) {
    const ways = points.canTransfer ? 'transfer or redeem' : 'redeem';
    return `It is ${whose} only card with ${points.name}: ${ways} ${amount} before you close it.`;
  }
  const unlocks = (cards: readonly OpenCard[]) => cards.some((card) => card.unlocksTransfers);
  return points.canTransfer && closing.unlocksTransfers && !unlocks(rest)
    ? `None of ${whose} other cards lets you transfer ${points.name} to partners: transfer ${amount} first.`
    : null;
}

const received = ({ pointsIn, pointsOut, bonusPercent }: ActiveRoute) =>
  (pointsIn / pointsOut) * (1 + bonusPercent / 100);

/** Ratios that get worse without a card that has its own: 1:1 to Hyatt with it, 4:3 without it. */
export function describeTransfers(
  before: readonly ActiveRoute[],
  after: readonly ActiveRoute[],
  system: { readonly slug: string; readonly name: string },
  nameOf: (slug: string) => string,
): string[] {
  const bestFrom = (routes: readonly ActiveRoute[]) => {
    const best = new Map<string, ActiveRoute>();
    for (const route of routes) {
      const known = best.get(route.to);
      if (route.from !== system.slug || (known && received(known) >= received(route))) continue;
      best.set(route.to, route);
    }
    return best;
  };
  const left = bestFrom(after);
  return [...bestFrom(before).values()].flatMap((route) => {
    const worse = left.get(route.to);
    if (worse && received(worse) >= received(route)) return [];
    const now = `${system.name} transfer to ${nameOf(route.to)} ${describeRatio(route)} now`;
    return [worse ? `${now}, ${describeRatio(worse)} without it.` : `${now}, not without it.`];
  });
}

type Standing = {
  readonly name: string;
  readonly before: Eligibility;
  readonly after: Eligibility;
};

const dayOf = ({ applyWithBonusOn }: Eligibility) => applyWithBonusOn ?? '9999-12-31';

const isHeld = ({ application }: Eligibility) =>
  application.kind === 'no' && application.because.some(({ rule }) => limitsCopies(rule));

/**
 * Effect of an action such as `close it` on the issuer's rules: other cards with an earlier or later bonus. That the
 * card itself could be opened again costs nothing.
 */
export function describeRules(
  standings: readonly Standing[],
  today: CalendarDate,
  done: string,
  owner: string | null,
): string[] {
  const words = (eligibility: Eligibility) => {
    const on = eligibility.applyWithBonusOn;
    if (on === null) return 'never';
    return on <= today ? 'today' : `from ${formatDate(on)}`;
  };
  return standings
    .filter(({ before, after }) => !isHeld(before) && dayOf(before) !== dayOf(after))
    .map(
      ({ name, before, after }) =>
        `${owner ?? 'You'} can get the bonus of ${name} ${words(before)}; if you ${done}, ${words(after)}.`,
    );
}
