import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { PointsMove, Worth } from '@/domain/plan/balances.ts';
import type { Leaving } from '@/domain/transfer/leaving-value.ts';
import type { Points } from '@/domain/units.ts';
import { useCatalog } from '@/features/catalog/queries.ts';
import { pointTransfers } from '@/features/catalog/tables.ts';
import type { Owner } from '@/features/people/schema.ts';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import type { listPointsOnHand } from './list-points-on-hand.ts';
import { pointBalancesQuery, useMyPointValues } from './queries.ts';

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

type Lister = typeof listPointsOnHand;

const none: readonly PointsOnHand[] = [];
let lister: Lister | undefined;

/** Loads with a first balance: most members enter none. */
async function loadLister(): Promise<Lister> {
  lister ??= (await import('./list-points-on-hand.ts')).listPointsOnHand;
  return lister;
}

function useLister(isWanted: boolean): Lister | undefined {
  const [loaded, setLoaded] = useState(() => lister);
  useEffect(() => {
    if (isWanted && !loaded) void loadLister().then((found) => setLoaded(() => found));
  }, [isWanted, loaded]);
  return loaded;
}

export async function ensurePointsOnHand(client: QueryClient): Promise<void> {
  const [balances] = await Promise.all([
    client.ensureQueryData(pointBalancesQuery()),
    pointTransfers.ensure(client),
  ]);
  if (balances.length > 0) await loadLister();
}

/** The points of everybody of the account that need a card; empty until loaded. */
export function usePointsOnHand(): readonly PointsOnHand[] {
  const { data: balances } = useQuery(pointBalancesQuery());
  const { data: transfers } = useQuery(pointTransfers.query());
  const { data: memberCards } = useQuery(memberCardsQuery());
  const { pointSystems } = useCatalog();
  const values = useMyPointValues();
  const list = useLister((balances ?? []).length > 0);
  return useMemo(
    () =>
      list && balances
        ? list(balances, transfers ?? [], memberCards ?? [], pointSystems, values)
        : none,
    [list, balances, transfers, memberCards, pointSystems, values],
  );
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
