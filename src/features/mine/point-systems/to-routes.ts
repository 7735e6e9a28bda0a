import { parseCalendarDate } from '@/domain/calendar.ts';
import type { DateSpan } from '@/domain/date-span.ts';
import type { ActiveRoute, TransferRoute } from '@/domain/transfer/route.ts';
import { percent } from '@/domain/units.ts';
import { parseDateRange } from '@/lib/dates.ts';
import type { PointTransferRow } from './schema.ts';

function toSpan(range: unknown): DateSpan {
  const { from, to } = parseDateRange(typeof range === 'string' ? range : null);
  return { from: parseCalendarDate(from), to: parseCalendarDate(to) };
}

/** Transfers available to a holder of these cards, in the domain's form, by system slug. */
export function toRoutes(
  rows: readonly PointTransferRow[],
  systems: readonly { readonly id: number; readonly slug: string }[],
  heldCardIds: ReadonlySet<number>,
): TransferRoute[] {
  const slugs = new Map(systems.map(({ id, slug }) => [id, slug]));
  return rows.flatMap((row): TransferRoute[] => {
    const from = slugs.get(row.from_point_system_id);
    const to = slugs.get(row.to_point_system_id);
    if (from === undefined || to === undefined) return [];
    if (row.credit_card_id !== null && !heldCardIds.has(row.credit_card_id)) return [];
    return [
      {
        from,
        to,
        pointsOut: row.points_out,
        pointsIn: row.points_in,
        minIncrement: row.min_increment,
        bonus:
          row.bonus_percent === null
            ? null
            : { percent: percent(row.bonus_percent), during: toSpan(row.bonus_during) },
        validDuring: toSpan(row.valid_during),
      },
    ];
  });
}

/** The row behind one of today's routes. */
export function findTransferRow(
  rows: readonly PointTransferRow[],
  systems: readonly { readonly id: number; readonly slug: string }[],
  route: ActiveRoute,
): PointTransferRow | undefined {
  const idOf = (slug: string) => systems.find((system) => system.slug === slug)?.id;
  const [from, to] = [idOf(route.from), idOf(route.to)];
  const fits = rows.filter(
    (row) =>
      row.from_point_system_id === from &&
      row.to_point_system_id === to &&
      row.points_out === route.pointsOut &&
      row.points_in === route.pointsIn,
  );
  return fits.find((row) => (row.bonus_percent ?? 0) === route.bonusPercent) ?? fits[0];
}
