import type { Owner, Person } from '@/features/people/schema.ts';

type Owned = { readonly person_id: Owner };

/**
 * The rows that issuers count for somebody: their own. The member and the member's businesses are one, since it is the
 * member who applies for those.
 */
export function pickHistory<Row extends Owned>(
  rows: readonly Row[],
  people: readonly Pick<Person, 'id' | 'kind'>[],
  owner: Owner,
): readonly Row[] {
  const isBusiness = people.some(({ id, kind }) => id === owner && kind === 'business');
  const applicant = isBusiness ? null : owner;
  // Whoever keeps nobody's cards but their own gets the same list.
  if (applicant === null && rows.every(({ person_id }) => person_id === null)) return rows;
  const counted = new Set<Owner>([applicant]);
  if (applicant === null) {
    for (const { id, kind } of people) if (kind === 'business') counted.add(id);
  }
  return rows.filter(({ person_id }) => counted.has(person_id));
}
