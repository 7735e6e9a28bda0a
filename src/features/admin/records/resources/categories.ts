import { Shapes } from 'lucide-react';
import { number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { icon, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'categories',
  table: 'categories',
  title: 'Categories',
  one: 'category',
  group: 'spending',
  icon: Shapes,
  description: 'What money is spent on.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    icon(),
    number('position', 'Position', { isRequired: true, initial: '0' }),
  ],
  columns: ['name', 'slug', 'position', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug'],
  order: 'position',
  needsSource: false,
  parts: [{ path: 'sub-categories', by: 'category_id' }],
});
