import { parseCalendarDate } from '@/domain/calendar.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import type { HistoryRow, ProductRow } from './schema.ts';

/**
 * The member's cards as the application rules count them. A wished-for card is no history; a card
 * whose bonus has no date may or may not have been paid one.
 */
export function toHistory(
  rows: readonly HistoryRow[],
  products: readonly Pick<ProductRow, 'id' | 'slug'>[],
): HistoryCard[] {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
  return rows.flatMap((row): HistoryCard[] => {
    const card = slugs.get(row.credit_card_id);
    if (card === undefined || row.status === 'wish_list') return [];
    const postedOn = parseCalendarDate(row.bonus_posted_on);
    return [
      {
        id: row.id,
        card,
        status: row.status === 'closed' ? 'closed' : 'held',
        appliedOn: parseCalendarDate(row.applied_on),
        approvedOn: parseCalendarDate(row.approved_on),
        openedOn: parseCalendarDate(row.opened_on),
        closedOn: parseCalendarDate(row.closed_on),
        bonus: postedOn === null ? { kind: 'unknown' } : { kind: 'posted', on: postedOn },
        isAuthorizedUser: false,
      },
    ];
  });
}
