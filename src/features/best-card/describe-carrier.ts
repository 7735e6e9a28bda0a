import type { SharedHolder } from '@/features/household/schema.ts';
import type { Owner } from '@/features/people/schema.ts';
import * as texts from './texts.ts';

/** Who has a card with them; null while nobody but the member is there, so that nothing is said of it. */
export function describeCarrier(people: readonly SharedHolder[], owner: Owner): string | null {
  if (people.length === 0) return null;
  if (owner === null) return texts.youCarryIt;
  const found = people.find(({ id }) => id === owner);
  if (!found) return null;
  return found.kind === 'person' ? texts.carriesIt(found.name) : texts.itsACardOf(found.name);
}
