import type { PointSystemCustomValue } from '@contract/custom-values.ts';
import type { MyValue } from '@/components/value-mark.tsx';
import { daysBetween, parseCalendarDate, type CalendarDate } from '@/domain/calendar.ts';
import { valueOfLockedPoint } from '@/domain/rewards/value/point-value.ts';
import { isTransferable } from '@/domain/transfer/transfer-value.ts';
import type { CatalogRows, PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { toDomainPointSystem, toOwnPointValues } from './value-my-points.ts';
import type { PointBalanceRow } from '@/features/mine/valuation/schema.ts';

export type Balance = {
  readonly row: PointBalanceRow;
  readonly system: PointSystemRow;
  readonly value: MyValue;
  /** True if no held card can transfer these points to a partner. */
  readonly isLocked: boolean;
  readonly worthCents: number;
  /** Days since the member updated it; null if unknown. */
  readonly ageDays: number | null;
  /** Days until they are gone, below 0 once they are; null if no day is known. */
  readonly expiresInDays: number | null;
};

export type BalanceValues = {
  readonly ownOf: (system: PointSystemRow) => PointSystemCustomValue | undefined;
  readonly myValueOf: (system: PointSystemRow) => MyValue;
};

/** Days from which a balance is called old, and until which an expiry is called near. */
export const oldAfterDays = 90;
export const nearWithinDays = 90;

function daysFrom(from: string | null, to: string | null): number | null {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)];
  return first === null || last === null ? null : daysBetween(first, last);
}

/** True if none of a member's cards of a system can transfer its points. */
export function isLockedFor(
  system: PointSystemRow,
  cards: CatalogRows['cards'],
  heldIds: ReadonlySet<number>,
): boolean {
  const held = cards
    .filter((card) => heldIds.has(card.id) && card.point_system_id === system.id)
    .map((card) => ({
      pointSystem: system.slug,
      unlocksTransfers: card.unlocks_transfers,
      needsUnlock: card.needs_unlock,
    }));
  return !isTransferable(system.slug, held);
}

/** All balances at the member's own values, most valuable first; locked points have their locked value. */
export function listBalances(
  rows: readonly PointBalanceRow[],
  { pointSystems, cards }: Pick<CatalogRows, 'pointSystems' | 'cards'>,
  heldIds: ReadonlySet<number>,
  { ownOf, myValueOf }: BalanceValues,
  today: CalendarDate,
): readonly Balance[] {
  const systems = new Map(pointSystems.map((system) => [system.id, system]));
  return rows
    .flatMap((row): Balance[] => {
      const system = systems.get(row.point_system_id);
      if (!system) return [];
      const isLocked = isLockedFor(system, cards, heldIds);
      const own = ownOf(system);
      const open = myValueOf(system);
      const value = isLocked
        ? {
            ...open,
            centsPerPoint: valueOfLockedPoint(
              toDomainPointSystem(system),
              own && toOwnPointValues(own),
            ),
          }
        : open;
      return [
        {
          row,
          system,
          value,
          isLocked,
          worthCents: row.points * value.centsPerPoint,
          ageDays: daysFrom(row.counted_on, today),
          expiresInDays: daysFrom(today, row.expires_on),
        },
      ];
    })
    .sort((a, b) => b.worthCents - a.worthCents || a.system.name.localeCompare(b.system.name));
}

export function sumWorth(balances: readonly Pick<Balance, 'worthCents'>[]): number {
  return balances.reduce((sum, { worthCents }) => sum + worthCents, 0);
}

/** The next points that a member loses, if nothing happens. */
export function findNextExpiry(balances: readonly Balance[]): Balance | undefined {
  return balances
    .filter(({ row, expiresInDays }) => row.points > 0 && (expiresInDays ?? -1) >= 0)
    .toSorted((a, b) => (a.expiresInDays ?? 0) - (b.expiresInDays ?? 0))[0];
}
