import { calendarDate, type CalendarDate } from '@/domain/calendar.ts';
import { bestCardNow } from '@/domain/purchase/best-card-now.ts';
import { POOLINGS } from '@/domain/rewards/catalog/point-system.ts';
import { comparePointsWithCash, type OwnedPoints } from '@/domain/transfer/points-or-cash.ts';
import type { TransferRoute } from '@/domain/transfer/route.ts';
import {
  listTransferOptions,
  type PointBalance,
  type ValueOfPoint,
} from '@/domain/transfer/transfer-value.ts';
import { cents, centsPerPoint } from '@/domain/units.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { useOwnerName } from '@/features/mine/people/queries.ts';
import { useSpent } from '@/features/mine/purchases/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { useMyPointValues } from './queries.ts';
import type { PointsOrCashSearch, Reaching } from './schema.ts';
import { useBalances } from './use-balances.ts';
import { useSharedBalances } from './use-shared-balances.ts';
import { useMyRoutes } from './use-transfer-view.ts';

/** Category of the cash price by the kind of program, for programs that name no category themselves. */
const spentOn: Readonly<Record<string, string>> = { airline: 'airfare', hotel: 'hotels' };

/** The member's points, the household's while they are shown, and the transfers that the held cards open today. */
function useReach() {
  const routes = useMyRoutes();
  const own = useBalances(true) ?? [];
  const { shared } = useSharedBalances();
  const ownerName = useOwnerName();
  const names = new Map(shared.map(({ ownerId, owner }) => [ownerId, owner]));
  const balances = [
    ...own.map((balance) => ({ balance, ownerId: balance.row.person_id })),
    ...shared,
  ].map(({ balance: { system, row, isLocked }, ownerId }): OwnedPoints => {
    return { system: system.slug, points: row.points, isTransferable: !isLocked, owner: ownerId };
  });
  const earnedIds = new Set(
    routes.cards.filter(({ id }) => routes.heldIds.has(id)).map((card) => card.point_system_id),
  );
  return {
    ...routes,
    balances,
    earned: routes.systems.filter(({ id }) => earnedIds.has(id)).map(({ slug }) => slug),
    today: calendarDate(getToday()),
    /** Undefined for the member. */
    ownerOf: (id: string | null) =>
      id === null ? undefined : (ownerName(id) ?? names.get(id) ?? id),
  };
}

/**
 * Answers “points or cash?” once the program, the points and the price are given; the answer is null before. A visitor
 * has said nothing of these points: an award is travel, and few miles can be turned into cash.
 */
export function useRedemption(
  { to, points, cash, taxes = 0 }: PointsOrCashSearch,
  isVisitor = false,
) {
  const reach = useReach();
  const { bySlug, balances, routes, today, valueOf } = reach;
  const { myValueOf } = useMyPointValues();
  const travelValueOf = (slug: string) => {
    const row = bySlug.get(slug);
    return centsPerPoint(row ? myValueOf(row, 'travel').centsPerPoint : 0);
  };
  const { inputs, held } = useHoldings();
  const spent = useSpent(inputs, held);
  const named = bySlug.get(to ?? '');
  // Programs that count dollars are not offered, but an address may name one.
  const system = named?.unit === 'dollars' ? undefined : named;
  const parts = inputs.rows.categories.flatMap(({ sub_categories }) => sub_categories);
  const part = [system?.used_with[0], spentOn[system?.kind ?? ''], 'other']
    .map((slug) => parts.find((each) => each.slug === slug))
    .find((each) => each !== undefined);
  const bestFor = (amountCents: number) =>
    part && amountCents > 0
      ? bestCardNow(
          inputs.problemOf('steady'),
          held,
          {
            spentOn: { kind: 'sub_category', slug: part.slug },
            amountCents: cents(amountCents),
          },
          spent.capsUsed,
          spent.monthSpent,
        )[0]
      : undefined;
  if (!system || points === undefined || cash === undefined)
    return { ...reach, system, found: null };
  const [cashCents, taxesCents] = [cents(Math.round(cash * 100)), cents(Math.round(taxes * 100))];
  const card = bestFor(cashCents);
  const answer = comparePointsWithCash({
    system: system.slug,
    points,
    cashCents,
    taxesCents,
    earnedOnCashCents: cents(card?.valueCents ?? 0),
    earnedOnTaxesCents: cents(bestFor(taxesCents)?.valueCents ?? 0),
    balances,
    routes,
    worthOf: isVisitor ? travelValueOf : valueOf,
    poolingOf: (slug) => POOLINGS.find((each) => each === bySlug.get(slug)?.pooling) ?? null,
    today,
  });
  const paidWith = card && {
    name: inputs.cardRowOf(card.card).name,
    place: part?.name ?? '',
    valueCents: card.valueCents,
  };
  return { ...reach, system, found: { answer, points, cashCents, taxesCents, paidWith } };
}

type Reach = {
  readonly balances: readonly PointBalance[];
  readonly routes: readonly TransferRoute[];
  readonly valueOf: ValueOfPoint;
  readonly nameOf: (slug: string) => string;
  readonly today: CalendarDate;
};

/** The points that balances become today, by the program where they arrive; the most that arrives comes first. */
export function listReaching(reach: Reach): ReadonlyMap<string, readonly Reaching[]> {
  const { balances, routes, valueOf, nameOf, today } = reach;
  const found = new Map<string, Reaching[]>();
  for (const balance of balances) {
    const all = listTransferOptions(routes, balance, valueOf, today);
    for (const { system, received } of all.kind === 'options' ? all.options : []) {
      const list = found.get(system) ?? [];
      list.push({
        from: nameOf(balance.system),
        points: balance.points,
        arrives: received,
        worthCents: received * valueOf(system),
        keptCents: balance.points * valueOf(balance.system),
      });
      found.set(system, list);
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.arrives - a.arrives);
  return found;
}

/** The points that the member's own balances become today, by system. */
export function useBalancesReaching() {
  const reach = useReach();
  const balances = reach.balances.filter(({ owner }) => owner === null);
  return listReaching({ ...reach, balances });
}
