import { Tags } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { merchantCodes } from '../machine/list-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { icon, slug, text } from '../machine/create-text-fields.ts';

export const resource = defineResource({
  path: 'sub-categories',
  table: 'sub_categories',
  title: 'Sub-categories',
  one: 'sub-category',
  group: 'spending',
  icon: Tags,
  description: 'Parts of a category, with the merchant category codes that belong to them.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    relation(
      'category_id',
      'Category',
      { table: 'categories', label: 'name' },
      { isRequired: true },
    ),
    icon(),
    merchantCodes('Merchant category codes'),
    number('position', 'Position', { isRequired: true, initial: '0' }),
  ],
  columns: ['name', 'category_id', 'icon', 'mcc_codes', 'position', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'category_id'],
  filters: ['category_id', 'confidence'],
  order: 'category_id',
  needsSource: false,
  parts: [{ path: 'sub-category-parents', by: 'sub_category_id' }],
});
