import { choice } from './create-choice-fields.ts';
import { date } from './create-date-fields.ts';
import type { Field } from './schema.ts';
import { link, text } from './create-text-fields.ts';
import * as texts from './texts.ts';

/** Where a fact comes from: part of every record. */
export const sourceFields: readonly Field[] = [
  text('source', texts.source, {
    max: 2000,
    hint: texts.whoSaysSoTheIssuers,
  }),
  link('source_url', texts.sourceUrl),
  date('verified_on', texts.verifiedOn, {
    hint: texts.theDaySomebodyLastCompared,
  }),
  choice('confidence', texts.confidence, ['high', 'medium', 'low'], {
    initial: 'medium',
    hint: texts.highTwoSourcesOrThe,
  }),
];

const names: ReadonlySet<string> = new Set(sourceFields.map(({ name }) => name));

export function isSourceField(name: string): boolean {
  return names.has(name);
}
