import { type CalendarDate, addDays, parseCalendarDate } from '@/domain/calendar.ts';
import {
  type BonusProgress,
  bonusWindowOf,
  computeBonusDeadline,
  trackBonus,
} from '@/domain/schedule/bonus-deadline.ts';
import { type BonusRow, type CardRow, FIRST_OWN_CARD } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { sumLogged } from '@/features/mine/purchases/queries.ts';
import type { NameCard } from '@/features/mine/people/schema.ts';
import type { PurchaseRow } from '@/features/mine/purchases/schema.ts';
import { countedMoney, countedPoints } from '@/lib/card-terms.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { bonusTracker, type BonusTrackerRow } from './schema.ts';
import type { TrackerSearch } from './search.ts';

export type Tracker = {
  readonly row: BonusTrackerRow;
  readonly memberCard: MemberCard;
  readonly card: CardRow;
  readonly name: string;
  /** Total spending toward it: entered by the member plus logged within its window. */
  readonly spentCents: number;
  /** The logged part of it. */
  readonly loggedCents: number;
  readonly progress: BonusProgress;
  /** The bonus at the member's value of its points, in cents. */
  readonly valueCents: number;
};

export type TrackedBonuses = {
  readonly rows: readonly BonusTrackerRow[];
  readonly memberCards: readonly MemberCard[];
  readonly purchases: readonly PurchaseRow[];
  readonly nameCard: NameCard;
};

/** A far-future date for a bonus without a deadline, which never lapses. */
const noDeadline = '9999-12-31';

export function toTrackers(
  { rows, memberCards, purchases, nameCard }: TrackedBonuses,
  cards: readonly CardRow[],
  centsPerPointOf: (card: CardRow) => number,
  today: CalendarDate,
): Tracker[] {
  const held = new Map(memberCards.map((card) => [card.id, card]));
  const products = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap((row): Tracker[] => {
    const memberCard = held.get(row.member_card_id);
    const card = memberCard && products.get(memberCard.credit_card_id);
    if (!card) return [];
    const deadline = parseCalendarDate(row.deadline_on ?? noDeadline) ?? today;
    const loggedCents = sumLogged(row, purchases);
    const spentCents = row.spent_cents + loggedCents;
    return [
      {
        row,
        memberCard,
        card,
        name: nameCard(memberCard.nickname ?? card.name, memberCard.person_id),
        spentCents,
        loggedCents,
        progress: trackBonus(
          {
            requiredCents: row.required_spend_cents,
            spentCents,
            deadline,
            postedOn: parseCalendarDate(row.posted_on),
          },
          today,
        ),
        valueCents: (row.points ?? 0) * centsPerPointOf(card) + (row.cash_cents ?? 0),
      },
    ];
  });
}

export function showOf({ progress }: Tracker): NonNullable<TrackerSearch['show']> {
  switch (progress.kind) {
    case 'posted':
      return 'posted';
    case 'lapsed':
      return 'lapsed';
    case 'open':
    case 'met':
      return 'open';
  }
}

/** Others' bonuses that are still active: their logs for finished ones are not shared. */
export function listUnderWay(trackers: readonly Tracker[]): Tracker[] {
  return trackers.filter((tracker) => showOf(tracker) === 'open');
}

export function listTrackers(
  trackers: readonly Tracker[],
  { q = '', show = 'open', sort }: TrackerSearch,
): Tracker[] {
  const byName = (a: Tracker, b: Tracker) => a.name.localeCompare(b.name);
  return trackers
    .filter((tracker) => showOf(tracker) === show)
    .filter(({ name, row }) => matchesSearch(`${name} ${row.notes ?? ''}`, q))
    .sort((a, b) =>
      sort === 'value'
        ? b.valueCents - a.valueCents || byName(a, b)
        : (a.row.deadline_on ?? noDeadline).localeCompare(b.row.deadline_on ?? noDeadline) ||
          byName(a, b),
    );
}

/**
 * The offer that was open when the card was, the largest spend of its steps, and what figures count of them: typical
 * amounts, and the share of its credits that the member uses.
 */
export function draftTracker(
  memberCard: MemberCard,
  offer: BonusRow | null,
  creditShareOf: (offer: BonusRow) => number,
): BonusTrackerRow {
  const startsOn = parseCalendarDate(
    memberCard.approved_on ?? memberCard.opened_on ?? memberCard.applied_on,
  );
  const tiers = offer?.signup_bonus_tiers ?? [];
  const windowDays = Math.max(0, ...tiers.map((tier) => tier.window_days));
  const deadline =
    startsOn === null || windowDays === 0
      ? null
      : computeBonusDeadline(startsOn, bonusWindowOf(windowDays, false)).lastDay;
  const creditShare = offer ? creditShareOf(offer) : 1;
  const sum = (of: (tier: (typeof tiers)[number]) => number) =>
    tiers.reduce((total, tier) => total + of(tier), 0);
  return bonusTracker.create({
    member_card_id: memberCard.id,
    // The bonus of an own card is no row that a tracker could name.
    signup_bonus_id: offer && offer.id < FIRST_OWN_CARD ? offer.id : null,
    required_spend_cents: Math.max(0, ...tiers.map((tier) => tier.spend_cents)),
    spent_cents: 0,
    starts_on: startsOn,
    deadline_on: deadline,
    points: sum(countedPoints) || null,
    cash_cents: sum((tier) => countedMoney(tier, creditShare)) || null,
  });
}

/** Cards whose bonus may still be under way: opened within half a year, not tracked, not paid. */
export function untrackedCards(
  memberCards: readonly MemberCard[],
  rows: readonly BonusTrackerRow[],
  today: CalendarDate,
): MemberCard[] {
  const tracked = new Set(rows.map((row) => row.member_card_id));
  const earliest = addDays(today, -183);
  return memberCards.filter(
    (card) =>
      card.status === 'held' &&
      card.bonus_posted_on === null &&
      card.opened_on !== null &&
      card.opened_on >= earliest &&
      !tracked.has(card.id),
  );
}
