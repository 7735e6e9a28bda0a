import type { SharedHolder } from '@/features/household/schema.ts';
import type { Owner } from '@/features/people/schema.ts';

/** Who has a card with them; null while nobody but the member is there, so that nothing is said of it. */
export function describeCarrier(people: readonly SharedHolder[], owner: Owner): string | null {
  if (people.length === 0) return null;
  if (owner === null) return 'You carry it';
  const found = people.find(({ id }) => id === owner);
  if (!found) return null;
  return found.kind === 'person' ? `${found.name} carries it` : `It’s a card of ${found.name}`;
}
