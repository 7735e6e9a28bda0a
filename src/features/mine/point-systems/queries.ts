import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RedemptionPreference } from '@contract/preferences.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { type ActiveRoute, activeRoutes } from '@/domain/transfer/route.ts';
import { getToday } from '@/lib/dates.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { pointTransfers } from '@/features/catalog/facts/tables.ts';
import {
  ensureHeldWallet,
  memberCardsQuery,
  useMemberInputs,
} from '@/features/mine/member-cards/queries.ts';
import { ensurePeople } from '@/features/mine/people/queries.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import type { PointsOnHand } from './public.ts';
import type { listPointsOnHand } from './list-points-on-hand.ts';
import { myValueOf } from './value-my-points.ts';
import { toRoutes } from './to-routes.ts';

const noCards: ReadonlySet<number> = new Set();

/**
 * Value of a point to the member, by system; for their own preference by default. An award is what a transfer is made
 * for, so its points have their full value unless the member says that they do not use the program.
 */
export function useMyPointValues() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { programUseOf } = useMemberInputs();
  return useMemo(() => {
    const preferred = user.redemptionPreference ?? 'travel';
    const own = new Map(user.pointSystemCustomValues.map((value) => [value.pointSystemId, value]));
    return {
      preference: preferred,
      ownOf: (system: PointSystemRow) => own.get(system.id),
      myValueOf: (system: PointSystemRow, preference: RedemptionPreference = preferred) =>
        myValueOf(system, own.get(system.id), preference, programUseOf(system)?.isUsed),
      awardValueOf: (system: PointSystemRow) =>
        myValueOf(system, own.get(system.id), preferred, user.usedPrograms[system.slug]),
    };
  }, [user, programUseOf]);
}

/** Reads the transfers open today to a holder of these cards, by system slug. */
export function useTransfersWith(): (heldCardIds: ReadonlySet<number>) => readonly ActiveRoute[] {
  const { pointSystems } = useCatalog();
  const { data: rows } = useSuspenseQuery(pointTransfers.query());
  return useCallback(
    (held) => activeRoutes(toRoutes(rows, pointSystems, held), calendarDate(getToday())),
    [rows, pointSystems],
  );
}

/** Transfers open to all cards today, by system slug. */
export function useActiveTransfers(): readonly ActiveRoute[] {
  const transfersWith = useTransfersWith();
  return useMemo(() => transfersWith(noCards), [transfersWith]);
}

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

/** The points of everybody of the account with their names, and what their cards open. */
export async function ensureBalances(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(pointBalancesQuery()).then((balances) => ensurePeople(client, balances)),
    pointTransfers.ensure(client),
    ensureHeldWallet(client),
  ]);
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
