import { isVisibleName } from '@contract/visible-name.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';

/** Characters of a name. */
export const longestName = 60;

export const personName = text('name', 'Name', {
  isRequired: true,
  max: longestName,
  pattern: { test: isVisibleName },
  problem: 'Enter a name, such as Alex.',
});

/** A business of the member: the member applies for it. */
export const personKind = choice('kind', 'Who it is', ['person', 'business'], {
  initial: 'person',
  labels: { person: 'A person', business: 'My business' },
});

/** Someone else whose cards and points are kept in the member's account. */
export const person = defineRecord('people', 'People', [
  personName,
  personKind,
  number('position', 'Position', { isRequired: true }),
  createdAt,
]);
export type Person = RecordOf<typeof person>;

/** Owner of a row: a person's id, or null for the member. */
export type Owner = Person['id'] | null;

/** Names a card, with its owner unless that is the member. */
export type NameCard = (name: string, owner: Owner) => string;

export const mostPeople = 8;
