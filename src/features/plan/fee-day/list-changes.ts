import { addMonths, parseCalendarDate, type CalendarDate } from '@/domain/calendar.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { ProductChange } from './schema.ts';

export type ProductChangeRow = Omit<ProductChange, 'card' | 'keepsPoints' | 'availableOn'> & {
  readonly from_credit_card_id: number;
  readonly to_credit_card_id: number;
  readonly min_months_open: number | null;
  readonly keeps_points: boolean | null;
};

/** Product changes possible now, or from a later day. A card without an opening day counts as open long enough. */
export function listChanges(
  rows: readonly ProductChangeRow[],
  cards: readonly CardRow[],
  { card, openedOn }: { card: CardRow; openedOn: string | null },
  today: CalendarDate,
): { readonly now: readonly ProductChange[]; readonly later: readonly ProductChange[] } {
  const products = new Map(cards.map((each) => [each.id, each]));
  const opened = parseCalendarDate(openedOn);
  const changes = rows.flatMap((row): ProductChange[] => {
    const to = products.get(row.to_credit_card_id);
    if (row.from_credit_card_id !== card.id || !to) return [];
    const { notes, source, source_url, verified_on, confidence } = row;
    const from =
      opened === null || row.min_months_open === null
        ? null
        : addMonths(opened, row.min_months_open);
    return [
      {
        ...{ notes, source, source_url, verified_on, confidence },
        card: to,
        keepsPoints: row.keeps_points,
        availableOn: from !== null && from > today ? from : null,
      },
    ];
  });
  return {
    now: changes.filter(({ availableOn }) => availableOn === null),
    later: changes.filter(({ availableOn }) => availableOn !== null),
  };
}
