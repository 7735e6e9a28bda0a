import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarDate } from '@/domain/calendar.ts';
import { type PointsMove, type Worth, worthOf } from '@/domain/plan/balances.ts';
import type { PointSystem } from '@/domain/rewards/catalog/point-system.ts';
import { valueOfLockedPoint, valueOfPoint } from '@/domain/rewards/value/point-value.ts';
import { findLeaving, type Leaving } from '@/domain/transfer/leaving-value.ts';
import { centsPerPoint, points, type Points } from '@/domain/units.ts';
import { useCatalog } from '@/features/catalog/queries.ts';
import type { PointSystemRow } from '@/features/catalog/schema.ts';
import { pointTransfers } from '@/features/catalog/tables.ts';
import type { Owner } from '@/features/people/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { pointBalancesQuery, useMyPointValues } from './queries.ts';
import { toRoutes } from './to-routes.ts';
import { toDomainPointSystem, toOwnPointValues } from './value-my-points.ts';

/** A balance that is lost with the last card of its system, and what becomes of it before. */
export type PointsOnHand = {
  readonly owner: Owner;
  readonly system: string;
  readonly name: string;
  readonly points: Points;
  readonly leaving: Leaving | null;
  /** Name of the system that the points are best transferred to. */
  readonly leavingTo: string | null;
  readonly worth: Worth;
};

/** Airlines, hotels and the like keep points in an account of their own: no card is needed for them. */
const needsCard = ({ kind }: PointSystemRow) => kind === 'transferable' || kind === 'cashback';

export function ensurePointsOnHand(client: QueryClient) {
  return Promise.all([client.ensureQueryData(pointBalancesQuery()), pointTransfers.ensure(client)]);
}

/** The points of everybody of the account that need a card; empty until loaded. */
export function usePointsOnHand(): readonly PointsOnHand[] {
  const { data: balances } = useQuery(pointBalancesQuery());
  const { data: transfers } = useQuery(pointTransfers.query());
  const { data: memberCards } = useQuery(memberCardsQuery());
  const { pointSystems } = useCatalog();
  const { preference, ownOf, myValueOf } = useMyPointValues();
  return useMemo(() => {
    const rows = new Map(pointSystems.map((row) => [row.id, row]));
    const bySlug = new Map(pointSystems.map((row) => [row.slug, row]));
    const valueOf = (slug: string) => {
      const row = bySlug.get(slug);
      return centsPerPoint(row ? myValueOf(row).centsPerPoint : 0);
    };
    const heldIds = new Set(
      (memberCards ?? [])
        .filter(({ status }) => status === 'held')
        .map((card) => card.credit_card_id),
    );
    const routes = toRoutes(transfers ?? [], pointSystems, heldIds);
    return (balances ?? []).flatMap((balance): PointsOnHand[] => {
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
  }, [balances, transfers, memberCards, pointSystems, preference, ownOf, myValueOf]);
}

/** The points of one owner, one balance for each system. */
export function pointsOf(all: readonly PointsOnHand[], owner: Owner): readonly PointsOnHand[] {
  return all.filter((each) => each.owner === owner);
}

/** `90,000 Membership Rewards`. */
export function namePoints({ points: count, name }: Pick<PointsOnHand, 'points' | 'name'>) {
  return `${formatPoints(count)} ${name}`;
}

/** Where points go before the cards that hold them. */
export function describeLeaving(
  { isLocked, lossCents }: PointsMove,
  { points: count, leaving, leavingTo }: PointsOnHand,
): readonly string[] {
  const worth = leaving && formatWholeDollars(leaving.centsPerPoint * count);
  return [
    isLocked
      ? 'No card that lets you transfer them is left after this.'
      : 'No card that holds them is left after this.',
    worth === null
      ? 'We know of no transfer and no cash-out: spend them.'
      : leavingTo === null
        ? `Best by your values: cash them out for ${worth}.`
        : `Best by your values: transfer them to ${leavingTo}, worth ${worth}.`,
    ...(lossCents >= 50
      ? [`That is ${formatWholeDollars(lossCents)} less than they are worth to you now.`]
      : []),
  ];
}
