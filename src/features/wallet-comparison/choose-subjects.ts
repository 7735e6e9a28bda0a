import type { LedgerNames } from '@/components/ledger-names.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { maxComparedWallets, type Subject } from './schema.ts';
import type { SettledFigures } from './use-settled-figures.ts';

type ReadSubjects = {
  readonly chosen: readonly Subject[];
  /** Number of unknown ids in the address. */
  readonly missing: number;
  /** True if the address names more than fit side by side. */
  readonly isCut: boolean;
};

/** Reads the compared ids from the address, separated by commas. */
export function readSubjects(ids: string, subjects: readonly Subject[]): ReadSubjects {
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))];
  const named = wanted.flatMap((id) => subjects.find((subject) => subject.id === id) ?? []);
  return {
    chosen: named.slice(0, maxComparedWallets),
    missing: wanted.length - named.length,
    isCut: named.length > maxComparedWallets,
  };
}

/** The sets that a search leaves, the most valuable first as soon as the figures are known. */
export function listShown(
  subjects: readonly Subject[],
  q: string,
  names: LedgerNames,
  figures: SettledFigures | null,
): readonly Subject[] {
  const found = subjects.filter(({ name, note, wallet }) =>
    matchesSearch(`${name} ${note} ${wallet.map(({ card }) => names.card(card)).join(' ')}`, q),
  );
  if (!figures) return found;
  const netOf = ({ id }: Subject) => figures.get(id)?.steady.netCents ?? -Infinity;
  return found.toSorted((a, b) => netOf(b) - netOf(a) || 0);
}
