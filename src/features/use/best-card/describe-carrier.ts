import type { SharedHolder } from '@/features/mine/household/schema.ts';
import type { Owner } from '@/features/mine/people/schema.ts';

/** Names the holders of a card; null if only the member has cards, since then it goes without saying. */
export function describeCarrier(people: readonly SharedHolder[], owner: Owner): string | null {
  if (people.length === 0) return null;
  if (owner === null) return 'You carry it';
  const found = people.find(({ id }) => id === owner);
  if (!found) return null;
  return found.kind === 'person' ? `${found.name} carries it` : `It’s ${found.name}’s card`;
}
