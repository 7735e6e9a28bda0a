import { relation } from './create-choice-fields.ts';
import type { Field, FieldSettings } from './schema.ts';

const required = { isRequired: true } as const;

export const cardField: Field = relation(
  'credit_card_id',
  'Credit card',
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
  label = 'Point system',
  settings: FieldSettings = required,
): Field {
  return relation(name, label, { table: 'point_systems', label: 'name' }, settings);
}

/** Either a whole category or a part of one. */
export const targetFields: readonly Field[] = [
  relation(
    'category_id',
    'Category',
    { table: 'categories', label: 'name' },
    { hint: 'A whole category, or a sub-category, never both.' },
  ),
  relation('sub_category_id', 'Sub-category', { table: 'sub_categories', label: 'name' }),
];

export function checkTarget(texts: Readonly<Record<string, string>>): Record<string, string> {
  const isCategory = (texts['category_id'] ?? '') !== '';
  const isPart = (texts['sub_category_id'] ?? '') !== '';
  if (isCategory !== isPart) return {};
  return { category_id: 'Choose either a category or a sub-category.' };
}

export const capField: Field = relation(
  'spending_cap_id',
  'Spending cap',
  { table: 'spending_caps', label: 'slug', within: 'credit_card_id' },
  { hint: 'A cap of the same card; what exceeds it earns the cap’s fallback rate.' },
);
