import { Link2 } from 'lucide-react';
import { checkLinked, linkedFields } from '@/features/catalog/card-columns/schema.ts';
import { dates } from '@/lib/fields/date-range-fields.ts';
import { cardField, slug, subCategories } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'linked-rates',
  table: 'linked_rates',
  title: 'Linked rates',
  one: 'linked rate',
  group: 'cards',
  icon: Link2,
  description: 'Rates of some spending by the card’s other spending in the same month.',
  fields: [
    cardField,
    slug(),
    subCategories('sub_category_slugs', 'Spending', {
      isRequired: true,
      hint: 'Slugs of sub-categories that earn nothing else on the card.',
    }),
    ...linkedFields,
    dates('valid_during', 'Valid'),
  ],
  columns: [
    'slug',
    'credit_card_id',
    'sub_category_slugs',
    'otherwise_points',
    'valid_during',
    'verified_on',
    'confidence',
  ],
  nameBy: ['credit_card_id', 'slug'],
  search: ['slug', 'credit_card_id'],
  filters: ['credit_card_id', 'confidence'],
  order: 'credit_card_id',
  check: checkLinked,
});
