import { Network } from 'lucide-react';
import { relation } from '@/lib/fields/relation-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

const target = { table: 'sub_categories', label: 'name' } as const;

export const resource = defineResource({
  path: 'sub-category-parents',
  table: 'sub_category_parents',
  title: 'Wider sub-categories',
  one: 'wider sub-category',
  group: 'spending',
  icon: Network,
  description: 'A rule for the wider one also covers the narrower one: a Delta flight is airfare.',
  fields: [
    relation('sub_category_id', 'Sub-category', target, { isRequired: true }),
    relation('parent_sub_category_id', 'Is also', target, { isRequired: true }),
  ],
  columns: ['sub_category_id', 'parent_sub_category_id', 'verified_on', 'confidence'],
  nameBy: ['sub_category_id', 'parent_sub_category_id'],
  search: ['sub_category_id', 'parent_sub_category_id'],
  order: 'sub_category_id',
  needsSource: false,
  check: (texts) =>
    texts['sub_category_id'] !== '' && texts['sub_category_id'] === texts['parent_sub_category_id']
      ? { parent_sub_category_id: 'Choose another one.' }
      : {},
});
