import { type CalendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import type { FeeSchedule } from '@/domain/schedule/annual-fee.ts';
import type { DatedHoldings } from '@/domain/schedule/upcoming.ts';
import type { BonusTrackerRow } from '@/features/mine/bonus-tracker/schema.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { NameCard } from '@/features/mine/people/schema.ts';

export type FeeCard = {
  readonly memberCard: MemberCard;
  readonly card: CardRow;
  readonly name: string;
  readonly schedule: FeeSchedule;
};

/** Due date of each held card's fee; the member's own fee takes precedence over the product's. */
export function toFeeCards(
  memberCards: readonly MemberCard[],
  cards: readonly CardRow[],
  nameCard: NameCard = (name) => name,
): FeeCard[] {
  const products = new Map(cards.map((card) => [card.id, card]));
  return memberCards.flatMap((memberCard): FeeCard[] => {
    const card = products.get(memberCard.credit_card_id);
    if (!card || memberCard.status !== 'held') return [];
    const own = memberCard.annual_fee_cents;
    return [
      {
        memberCard,
        card,
        name: nameCard(memberCard.nickname ?? card.name, memberCard.person_id),
        schedule: {
          openedOn: parseCalendarDate(memberCard.opened_on),
          closedOn: parseCalendarDate(memberCard.closed_on),
          annualFeeCents: own ?? card.annual_fee_cents,
          firstYearFeeCents: own ?? card.first_year_fee_cents,
          feeMonth: memberCard.fee_month,
          feeDay: memberCard.fee_day,
        },
      },
    ];
  });
}

/** Cards with a fee of unknown due date. */
export function listUndated(feeCards: readonly FeeCard[]): FeeCard[] {
  return feeCards.filter(
    ({ schedule }) =>
      schedule.annualFeeCents > 0 && schedule.openedOn === null && schedule.feeMonth === null,
  );
}

export function toDatedBonuses(
  trackers: readonly BonusTrackerRow[],
  feeCards: readonly FeeCard[],
): DatedHoldings['bonuses'] {
  const names = new Map(feeCards.map(({ memberCard, name }) => [memberCard.id, name]));
  return trackers.flatMap((row) => {
    const cardName = names.get(row.member_card_id);
    const deadline: CalendarDate | null = parseCalendarDate(row.deadline_on);
    if (cardName === undefined || deadline === null) return [];
    const tracking = {
      requiredCents: row.required_spend_cents,
      spentCents: row.spent_cents,
      deadline,
      postedOn: parseCalendarDate(row.posted_on),
    };
    return [{ id: row.id, cardName, tracking }];
  });
}
