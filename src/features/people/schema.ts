import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

export const personKinds = ['person', 'business'] as const;

/** A person besides the member whose cards and points are kept in the member's account. */
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

/** Owner of a row: a person's id, or null for the member. */
export type Owner = Person['id'] | null;

/** Names a card, with its owner unless that is the member. */
export type NameCard = (name: string, owner: Owner) => string;

export const mostPeople = 8;

/** Characters of a name. */
export const longestName = 60;
