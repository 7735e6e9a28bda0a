import { isOwnPath } from '@/lib/plain-path.ts';
import { createStored } from '@/lib/storage/stored.ts';
import { FIND_KINDS, type FindEntry } from './schema.ts';

const MOST_RECENT = 6;

function readEntry(kept: unknown): FindEntry[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const read = (name: string): unknown => Reflect.get(kept, name);
  const [id, label, note] = [read('id'), read('label'), read('note')];
  const kind = FIND_KINDS.find((known) => known === read('kind'));
  // Accepts only a path of this app, because stored text may come from other code.
  const isOwn = typeof id === 'string' && isOwnPath(id);
  if (!isOwn || typeof label !== 'string' || typeof note !== 'string' || !kind) return [];
  return [{ id, kind, label, note }];
}

/** Recently opened entries, newest first, in the tab's storage, which sign-out clears. */
export const recentEntries = createStored<readonly FindEntry[]>({
  key: 'pointfolio-find-recent',
  place: 'session',
  fallback: [],
  read: (kept) => (Array.isArray(kept) ? kept.flatMap(readEntry).slice(0, MOST_RECENT) : undefined),
});

export function rememberEntry({ id, kind, label, note }: FindEntry): void {
  const others = recentEntries.get().filter((other) => other.id !== id);
  recentEntries.set([{ id, kind, label, note }, ...others].slice(0, MOST_RECENT));
}
