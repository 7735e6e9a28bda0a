import { matchesSearch } from '@/lib/search-text.ts';
import type { MyValue } from '@/components/value-mark.tsx';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { type Balance, sumWorth } from './list-balances.ts';
import type { PointSystemSearch } from './schema.ts';

export type OwnPoints = { readonly points: number; readonly worthCents: number };

/** Sums the member's balances of a system, those of people of the account too. */
export function sumOwnPoints(balances: readonly Balance[], systemId: number): OwnPoints | null {
  const own = balances.filter(({ row, system }) => system.id === systemId && row.points > 0);
  if (own.length === 0) return null;
  return {
    points: own.reduce((sum, { row }) => sum + row.points, 0),
    worthCents: sumWorth(own),
  };
}

export type PointSystemEntry = {
  readonly system: PointSystemRow;
  readonly companyName: string | null;
  readonly value: MyValue;
  /** The member's points and their worth; null without any. */
  readonly mine: OwnPoints | null;
  /** True if a card that the member holds earns them. */
  readonly isEarned: boolean;
  readonly cards: number;
  readonly partners: number;
};

function compare(a: PointSystemEntry, b: PointSystemEntry, sort: PointSystemSearch['sort']) {
  const byName = a.system.name.localeCompare(b.system.name);
  const byValue = b.value.centsPerPoint - a.value.centsPerPoint || byName;
  switch (sort) {
    case 'name':
      return byName;
    case 'cards':
      return b.cards - a.cards || byName;
    case 'partners':
      return b.partners - a.partners || byName;
    case 'value':
      return byValue;
    case 'mine':
    case undefined:
      return (
        (b.mine?.worthCents ?? -1) - (a.mine?.worthCents ?? -1) ||
        Number(b.isEarned) - Number(a.isEarned) ||
        Number(b.cards > 0) - Number(a.cards > 0) ||
        byValue
      );
  }
}

/** The entries that match the search, in its order; by default the member's own points come first, then those that their cards and other cards earn, the most valuable point first. */
export function listPointSystems(
  entries: readonly PointSystemEntry[],
  { q = '', kind, sort }: PointSystemSearch,
): PointSystemEntry[] {
  return entries
    .filter(
      ({ system, companyName }) =>
        (kind === undefined || system.kind === kind) &&
        matchesSearch(`${system.name} ${companyName ?? ''}`, q),
    )
    .sort((a, b) => compare(a, b, sort));
}
