import { Tags } from 'lucide-react';
import { number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { icon, merchantCodes, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

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
  columns: ['name', 'category_id', 'mcc_codes', 'position', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug', 'category_id'],
  filters: ['category_id', 'confidence'],
  order: 'category_id',
  needsSource: false,
  parts: [{ path: 'sub-category-parents', by: 'sub_category_id' }],
});
