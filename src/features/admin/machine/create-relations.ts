import { relation } from './create-choice-fields.ts';
import type { Field, FieldSettings } from './schema.ts';
import * as messages from './texts.ts';

const required = { isRequired: true } as const;

export const cardField: Field = relation(
  'credit_card_id',
  messages.creditCard,
  { table: 'credit_cards', label: 'name' },
  required,
);

export function companyField(label: string, settings: FieldSettings = {}): Field {
  const onlySearched = { column: 'kind', value: 'credit_union' } as const;
  return relation(
    'company_id',
    label,
    { table: 'companies', label: 'name', onlySearched },
    settings,
  );
}

export function pointSystemField(
  name = 'point_system_id',
  label = messages.pointSystem,
  settings: FieldSettings = required,
): Field {
  return relation(name, label, { table: 'point_systems', label: 'name' }, settings);
}

/** Either a whole category or a part of one. */
export const targetFields: readonly Field[] = [
  relation(
    'category_id',
    messages.category,
    { table: 'categories', label: 'name' },
    { hint: messages.aWholeCategoryOrA },
  ),
  relation('sub_category_id', messages.subCategory, { table: 'sub_categories', label: 'name' }),
];

export function checkTarget(texts: Readonly<Record<string, string>>): Record<string, string> {
  const isCategory = (texts['category_id'] ?? '') !== '';
  const isPart = (texts['sub_category_id'] ?? '') !== '';
  if (isCategory !== isPart) return {};
  return { category_id: messages.chooseEitherACategoryOr };
}

export const capField: Field = relation(
  'spending_cap_id',
  messages.spendingCap,
  { table: 'spending_caps', label: 'slug', within: 'credit_card_id' },
  { hint: messages.aCapOfTheSame },
);
