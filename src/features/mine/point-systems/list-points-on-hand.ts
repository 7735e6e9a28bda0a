import type { RedemptionPreference } from '@contract/preferences.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { worthOf } from '@/domain/plan/balances.ts';
import type { PointSystem } from '@/domain/rewards/catalog/point-system.ts';
import { valueOfLockedPoint, valueOfPoint } from '@/domain/rewards/value/point-value.ts';
import { findLeaving } from '@/domain/transfer/leaving-value.ts';
import { centsPerPoint, points } from '@/domain/units.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { getToday } from '@/lib/dates.ts';
import type { PointsOnHand } from './public.ts';
import type { BalanceValues } from './list-balances.ts';
import type { PointBalanceRow } from '@/features/mine/valuation/schema.ts';
import type { PointTransferRow } from './schema.ts';
import { toRoutes } from './to-routes.ts';
import { toDomainPointSystem, toOwnPointValues } from './value-my-points.ts';

/** Airlines, hotels and the like keep points in an account of their own: no card is needed for them. */
const needsCard = ({ kind }: PointSystemRow) => kind === 'transferable' || kind === 'cashback';

export function listPointsOnHand(
  balances: readonly PointBalanceRow[],
  transfers: readonly PointTransferRow[],
  memberCards: readonly MemberCard[],
  pointSystems: readonly PointSystemRow[],
  {
    preference,
    ownOf,
    awardValueOf,
  }: Omit<BalanceValues, 'myValueOf'> & {
    readonly preference: RedemptionPreference;
    readonly awardValueOf: BalanceValues['myValueOf'];
  },
): readonly PointsOnHand[] {
  const rows = new Map(pointSystems.map((row) => [row.id, row]));
  const bySlug = new Map(pointSystems.map((row) => [row.slug, row]));
  const valueOf = (slug: string) => {
    const row = bySlug.get(slug);
    return centsPerPoint(row ? awardValueOf(row).centsPerPoint : 0);
  };
  const heldIds = new Set(
    memberCards.filter(({ status }) => status === 'held').map((card) => card.credit_card_id),
  );
  const routes = toRoutes(transfers, pointSystems, heldIds);
  return balances.flatMap((balance): PointsOnHand[] => {
    const row = rows.get(balance.point_system_id);
    if (!row || !needsCard(row) || balance.points <= 0) return [];
    const custom = ownOf(row);
    const own = custom && toOwnPointValues(custom);
    const plain: PointSystem = toDomainPointSystem(row);
    const leaving = findLeaving(
      routes,
      { system: row.slug, points: balance.points, isTransferable: true },
      valueOf,
      valueOfPoint(plain, own, 'cash'),
      calendarDate(getToday()),
    );
    const system = { ...plain, leavingValue: leaving?.centsPerPoint ?? null };
    return [
      {
        owner: balance.person_id,
        system: row.slug,
        name: row.name,
        points: points(balance.points),
        leaving,
        leavingTo: bySlug.get(leaving?.to ?? '')?.name ?? null,
        worth: worthOf(system, points(balance.points), (access) =>
          access === 'free'
            ? valueOfPoint(system, own, preference)
            : valueOfLockedPoint(system, own),
        ),
      },
    ];
  });
}
