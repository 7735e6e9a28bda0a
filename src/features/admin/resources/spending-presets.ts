import { ReceiptText } from 'lucide-react';
import { amounts } from '../machine/list-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'spending-presets',
  table: 'spending_presets',
  title: texts.spendingPresets,
  one: texts.spendingPreset,
  group: 'spending',
  icon: ReceiptText,
  description: texts.householdsSpendingPublishedOrWorked,
  fields: [
    text('name', texts.name, { isRequired: true }),
    slug(),
    number('position', texts.position, { isRequired: true, initial: '0', max: 32_767 }),
    amounts('amounts', texts.dollarsAYear, {
      hint: texts.oneSubCategoryToA,
    }),
  ],
  columns: ['name', 'slug', 'position', 'verified_on', 'confidence'],
  nameBy: ['name'],
  search: ['name', 'slug'],
  order: 'position',
  needsSource: false,
});
