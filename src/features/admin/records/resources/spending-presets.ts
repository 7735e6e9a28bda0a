import { ReceiptText } from 'lucide-react';
import { number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { amounts, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'spending-presets',
  table: 'spending_presets',
  title: 'Spending presets',
  one: 'spending preset',
  group: 'spending',
  icon: ReceiptText,
  description: 'Published or example household spending that members start from.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    number('position', 'Position', { isRequired: true, initial: '0', max: 32_767 }),
    amounts('amounts', 'Dollars a year', {
      hint: 'One sub-category per line, with dollars a year: restaurants 3459.',
    }),
  ],
  columns: ['name', 'slug', 'position', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug'],
  order: 'position',
  needsSource: false,
});
