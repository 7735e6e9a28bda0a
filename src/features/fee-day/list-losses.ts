import { parseCalendarDate, type CalendarDate } from '@/domain/calendar.ts';
import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatPoints } from '@/lib/format.ts';

/** A card that is held, as far as closing another one touches it. */
export type OpenCard = {
  readonly id: string;
  readonly pointSystemId: number;
  readonly unlocksTransfers: boolean;
  readonly openedOn: string | null;
};

export type PointsOfCard = {
  readonly name: string;
  /** Airlines and hotels keep points in an account of their own: no card is needed for them. */
  readonly isOfPartner: boolean;
  readonly isCash: boolean;
  /** What the member has entered; null where they entered nothing. */
  readonly balance: number | null;
  /** Whether points of this system can be moved to partners at all. */
  readonly canTransfer: boolean;
};

/** Null: the member. */
const nameWhose = (owner: string | null) => (owner === null ? 'your' : `${owner}’s`);

/** What happens to the points: nothing, they cannot be transferred any more, or they have no home. */
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
  const amount =
    points.balance === null || points.balance === 0
      ? `any ${points.name} ${owner === null ? 'you have' : `${owner} has`} left`
      : `${whose} ${formatPoints(points.balance)} ${points.name}`;
  if (rest.length === 0) {
    const ways = points.canTransfer ? 'transfer or redeem' : 'redeem';
    return `It is ${whose} only card with ${points.name}: ${ways} ${amount} before you close it.`;
  }
  const unlocks = (cards: readonly OpenCard[]) => cards.some((card) => card.unlocksTransfers);
  return points.canTransfer && closing.unlocksTransfers && !unlocks(rest)
    ? `None of ${whose} other cards lets you transfer ${points.name} to partners: transfer ${amount} first.`
    : null;
}

/** Whether it is the card that has been open for the longest. */
export function describeHistory(
  closing: OpenCard,
  others: readonly OpenCard[],
  owner: string | null,
): string | null {
  const opened = parseCalendarDate(closing.openedOn);
  if (opened === null || others.length === 0) return null;
  const isOldest = others.every(({ openedOn }) => openedOn !== null && openedOn > opened);
  return isOldest
    ? `It is ${nameWhose(owner)} oldest open card, from ${formatDate(opened)}: closing it shortens the history of ${owner === null ? 'your' : 'their'} open accounts.`
    : null;
}

type Standing = {
  readonly name: string;
  readonly before: Eligibility;
  readonly after: Eligibility;
};

const dayOf = ({ applyWithBonusOn }: Eligibility) => applyWithBonusOn ?? '9999-12-31';

/**
 * How the issuer's rules stand otherwise once something is done with the card, such as `close it`: for the cards whose
 * bonus comes later, or earlier.
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
    .filter(({ before, after }) => dayOf(before) !== dayOf(after))
    .map(
      ({ name, before, after }) =>
        `The bonus of ${name}${owner === null ? '' : ` for ${owner}`}: ${words(after)} if you ${done}, ${words(before)} if you don’t.`,
    );
}
