import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from './schema.ts';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The month (1 to 12) in which the annual fee is due: as the member entered it, else the month of opening. */
export function feeMonthOf(card: Pick<MemberCard, 'fee_month' | 'opened_on'>): number | null {
  if (card.fee_month !== null) return card.fee_month;
  return card.opened_on === null ? null : Number(card.opened_on.slice(5, 7));
}

/** Cents a year: the member's own fee, else the product's. */
export function annualFeeOf(
  memberCard: Pick<MemberCard, 'annual_fee_cents'>,
  card: Pick<CardRow, 'annual_fee_cents'>,
): number {
  return memberCard.annual_fee_cents ?? card.annual_fee_cents;
}
