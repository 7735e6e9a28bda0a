import type { CalendarDate } from '../calendar.ts';

/** Facts of a product that the rules need. */
export type ProductFacts = {
  readonly slug: string;
  readonly issuer: string;
  readonly family: string | null;
  readonly isBusiness: boolean;
  readonly isChargeCard: boolean;
  /** Appears on the personal credit report; true for some business cards too. */
  readonly countsToward524: boolean;
};

type BonusHistory =
  | { readonly kind: 'posted'; readonly on: CalendarDate }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/**
 * A card the member holds, held or applied for, or plans (with dates in the future). A missing day is
 * taken from the nearest step that is known: application, approval and opening follow within days.
 */
export type HistoryCard = {
  readonly id: string;
  readonly card: string;
  /** `never_opened` is an application that was refused or is pending. */
  readonly status: 'held' | 'closed' | 'never_opened';
  readonly appliedOn: CalendarDate | null;
  readonly approvedOn: CalendarDate | null;
  readonly openedOn: CalendarDate | null;
  readonly closedOn: CalendarDate | null;
  readonly bonus: BonusHistory;
  /** Another person's account: on the credit report, but not an application of this member. */
  readonly isAuthorizedUser: boolean;
  /** Set on the product an account was changed to: it had no application and opened no account. */
  readonly isProductChange?: boolean;
};

export function applicationDate(card: HistoryCard): CalendarDate | null {
  return card.appliedOn ?? card.approvedOn ?? card.openedOn;
}

export function approvalDate(card: HistoryCard): CalendarDate | null {
  return card.approvedOn ?? card.openedOn ?? card.appliedOn;
}

export function openingDate(card: HistoryCard): CalendarDate | null {
  return card.openedOn ?? card.approvedOn ?? card.appliedOn;
}

/** Splits a changed account into two cards: the former product ends that day, and the new one had no application. */
export function changeAccount(account: HistoryCard, card: string, on: CalendarDate): HistoryCard[] {
  return [
    { ...account, id: `${account.id} before`, status: 'closed', closedOn: on },
    {
      ...account,
      card,
      appliedOn: null,
      approvedOn: null,
      openedOn: on,
      bonus: { kind: 'none' },
      isProductChange: true,
    },
  ];
}
