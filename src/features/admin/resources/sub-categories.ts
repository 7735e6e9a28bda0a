import { Tags } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { merchantCodes } from '../machine/list-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { icon, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'sub-categories',
  table: 'sub_categories',
  title: texts.subCategories,
  one: 'sub-category',
  group: 'spending',
  icon: Tags,
  description: texts.partsOfACategoryWith,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    relation(
      'category_id',
      texts.categoryLabel,
      { table: 'categories', label: 'name' },
      { isRequired: true },
    ),
    icon(),
    merchantCodes(texts.merchantCategoryCodes),
    number('position', texts.position, { isRequired: true, initial: '0' }),
  ],
  columns: ['name', 'category_id', 'icon', 'mcc_codes', 'position', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'category_id'],
  filters: ['category_id', 'confidence'],
  order: 'category_id',
  needsSource: false,
  parts: [{ path: 'sub-category-parents', by: 'sub_category_id' }],
});
