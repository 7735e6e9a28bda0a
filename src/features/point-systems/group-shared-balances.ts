import type { PointSystemRow } from '@/features/catalog/schema.ts';
import type { Balance } from './list-balances.ts';

/** A balance of somebody else in the household, at what it is worth to the member. */
export type SharedBalance = { readonly balance: Balance; readonly owner: string };

export type SharedSystem = {
  readonly system: PointSystemRow;
  readonly worthCents: number;
  /** The most valuable first. */
  readonly parts: readonly SharedBalance[];
};

export function sumWorth(balances: readonly Pick<Balance, 'worthCents'>[]): number {
  return balances.reduce((sum, { worthCents }) => sum + worthCents, 0);
}

/** What others have, system by system, the most valuable first. */
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
