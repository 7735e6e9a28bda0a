import { useQuery } from '@tanstack/react-query';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import {
  sharedBalancesQuery,
  sharedCardsQuery,
  useHasShared,
  useIsHouseholdShown,
  useSharedOwner,
} from '@/features/mine/household/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { type Balance, listBalances, sumWorth } from './list-balances.ts';
import { useMyPointValues } from './queries.ts';

/** A balance of another household member, at the viewing member's value. */
export type SharedBalance = {
  readonly balance: Balance;
  /** Id of the person whose points they are, or of the member. */
  readonly ownerId: string;
  readonly owner: string;
};

export type SharedSystem = {
  readonly system: PointSystemRow;
  readonly worthCents: number;
  /** The most valuable first. */
  readonly parts: readonly SharedBalance[];
};

/** Groups the others' balances by system, most valuable first. */
export function groupSharedBalances(shared: readonly SharedBalance[]): readonly SharedSystem[] {
  const systems = new Map(shared.map(({ balance: { system } }) => [system.id, system]));
  return [...systems.values()]
    .map((system): SharedSystem => {
      const parts = shared
        .filter(({ balance }) => balance.system.id === system.id)
        .toSorted((a, b) => b.balance.worthCents - a.balance.worthCents);
      return { system, parts, worthCents: sumWorth(parts.map(({ balance }) => balance)) };
    })
    .toSorted((a, b) => b.worthCents - a.worthCents || a.system.name.localeCompare(b.system.name));
}

/**
 * The others' points at their value to the member. Only their own cards unlock them; if somebody does not share
 * cards, it is unknown which points are locked, and they count in full.
 */
export function useSharedBalances() {
  const isWanted = useIsHouseholdShown();
  const isShown = useHasShared('points') && isWanted;
  const hasCards = useHasShared('cards') && isShown;
  const read = useQuery({ ...sharedBalancesQuery(), enabled: isShown });
  const cards = useQuery({ ...sharedCardsQuery(), enabled: hasCards });
  const ownerOf = useSharedOwner();
  const catalog = useCatalog();
  const { ownOf, awardValueOf } = useMyPointValues();
  // Points on hand show that their owner uses the program.
  const values = { ownOf, myValueOf: awardValueOf };
  const rows = isShown ? (read.data ?? []) : [];
  const shared = [...new Set(rows.map(({ member_id }) => member_id))].flatMap((member) => {
    const held = (hasCards ? (cards.data ?? []) : []).filter(
      ({ member_id, status }) => member_id === member && status === 'held',
    );
    const heldIds = new Set(held.map((card) => card.credit_card_id));
    const own = rows.filter(({ member_id }) => member_id === member);
    return listBalances(own, catalog, heldIds, values, calendarDate(getToday())).map(
      (balance): SharedBalance => ({
        balance,
        ownerId: balance.row.person_id ?? member,
        owner: ownerOf({ member_id: member, person_id: balance.row.person_id }),
      }),
    );
  });
  /** Locked points are known only once the cards are loaded. */
  const isKnown = isShown && read.isSuccess && !(hasCards && cards.isPending);
  return { isShown, isKnown, read, shared };
}
