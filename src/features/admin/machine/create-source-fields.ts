import { choice } from './create-choice-fields.ts';
import { date } from './create-date-fields.ts';
import type { Field } from './schema.ts';
import { link, text } from './create-text-fields.ts';

export const sourceFields: readonly Field[] = [
  text('source', 'Source', {
    max: 2000,
    hint: 'Who says so: the issuer’s terms, a publication, a call.',
  }),
  link('source_url', 'Source URL'),
  date('verified_on', 'Verified on', {
    hint: 'The day somebody last compared it with its source.',
  }),
  choice('confidence', 'Confidence', ['high', 'medium', 'low'], {
    initial: 'medium',
    hint: 'High: two sources, or the issuer’s terms. Low: a single, old or unverified one.',
  }),
];

const names: ReadonlySet<string> = new Set(sourceFields.map(({ name }) => name));

export function isSourceField(name: string): boolean {
  return names.has(name);
}
