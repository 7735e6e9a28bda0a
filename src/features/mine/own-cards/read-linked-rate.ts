import {
  checkLinked,
  hasLinkedStep,
  linkedFields,
} from '@/features/catalog/card-columns/schema.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { Field, FieldOption, Texts } from '@/lib/fields/field.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { splitTargets } from './read-targets.ts';

// Rates of some spending by the card's other spending, as the form of an own card types them.

export const linkedSpending = text('sub_category_slugs', 'Spending with this rate', {
  kind: 'words',
  max: 9999,
  hint: 'It earns nothing else on the card. A step counts from the other spending of a month in percent of this.',
});

const [firstPercent] = linkedFields;

// Short enough for two fields side by side on a phone.
const fields: readonly Field[] = [linkedSpending, ...linkedFields].map((field) => ({
  ...field,
  label: field.label.replace(': other spending, %', ': from, %'),
}));
const empty = Object.fromEntries(linkedFields.map(({ name }) => [name, null]));

export const linkedSection = {
  title: 'Rates by other spending',
  one: 'linked rate',
  fields,
  created: { ...empty, sub_category_slugs: [], otherwise_points: 0, valid_during: '(,)' },
};

export const listLinkable = ({ categories }: CatalogRows): readonly FieldOption[] =>
  categories.flatMap(({ name, sub_categories: parts }) =>
    parts.map((part) => ({ value: part.slug, label: `${name}: ${part.name}` })),
  );

export function checkLinkedRate(texts: Texts): Texts {
  return {
    ...checkLinked(texts),
    ...(firstPercent &&
      !hasLinkedStep(texts) && { [firstPercent.name]: 'Enter a percentage above 0 and its rate.' }),
    ...((texts[linkedSpending.name] ?? '').trim() === '' && {
      [linkedSpending.name]: 'Add the spending with this rate.',
    }),
  };
}

/** Spending that two linked rates of a card give for the same days: it would earn twice. */
export function findTwice(
  lines: readonly { readonly base: object; readonly texts: Texts; readonly id: number }[],
): readonly number[] {
  const seen = new Set<string>();
  return lines.flatMap(({ id, base, texts }) => {
    const keys = splitTargets(texts[linkedSpending.name] ?? '').map(
      (slug) => `${slug} ${String(Reflect.get(base, 'valid_during'))}`,
    );
    const isTwice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isTwice ? [id] : [];
  });
}
