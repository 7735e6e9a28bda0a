import { Shapes } from 'lucide-react';
import { number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { icon, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'categories',
  table: 'categories',
  title: texts.categories,
  one: texts.category,
  group: 'spending',
  icon: Shapes,
  description: texts.whatMoneyIsSpentOn,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    icon(),
    number('position', texts.position, { isRequired: true, initial: '0' }),
  ],
  columns: ['name', 'slug', 'icon', 'position', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug'],
  order: 'position',
  needsSource: false,
  parts: [{ path: 'sub-categories', by: 'category_id' }],
});
