import type { Owner, Person } from '@/features/mine/people/schema.ts';

type Owned = { readonly person_id: Owner };

/** Rows an issuer counts for a person: their own. The member's businesses count as the member. */
export function pickHistory<Row extends Owned>(
  rows: readonly Row[],
  people: readonly Pick<Person, 'id' | 'kind'>[],
  owner: Owner,
): readonly Row[] {
  const isBusiness = people.some(({ id, kind }) => id === owner && kind === 'business');
  const applicant = isBusiness ? null : owner;
  // Returns the same array for an account without other people.
  if (applicant === null && rows.every(({ person_id }) => person_id === null)) return rows;
  const counted = new Set<Owner>([applicant]);
  if (applicant === null) {
    for (const { id, kind } of people) if (kind === 'business') counted.add(id);
  }
  return rows.filter(({ person_id }) => counted.has(person_id));
}
