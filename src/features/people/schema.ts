import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

export const personKinds = ['person', 'business'] as const;

/** Somebody for whom a member keeps cards and points in their own account, besides themselves. */
export const personSchema = s.object({
  id: s.uuid(),
  name: s.string(),
  /** A business of the member: the member applies for it. */
  kind: s.oneOf(personKinds),
  position: s.number(),
  revision: s.number(),
  created_at: s.string(),
});
export type Person = ShapeOf<typeof personSchema>;

/** Whose something is: the id of somebody, or null for the member. */
export type Owner = Person['id'] | null;

/** Names a card among everybody's: with whose it is where that is not the member. */
export type NameCard = (name: string, owner: Owner) => string;

/** How many can be added. */
export const mostPeople = 8;

/** Characters of a name. */
export const longestName = 60;
