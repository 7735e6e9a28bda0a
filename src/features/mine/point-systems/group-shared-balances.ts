import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import type { Balance } from './list-balances.ts';

/** A balance of another household member, at the viewing member's value. */
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
