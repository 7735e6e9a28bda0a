import { HandCoins } from 'lucide-react';
import { number } from '@/lib/fields/number-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { checkTarget, targetFields } from '@/features/catalog/card-columns/schema.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'spending-costs',
  table: 'spending_costs',
  title: 'Payment costs',
  one: 'payment cost',
  group: 'spending',
  icon: HandCoins,
  description: 'What payees charge for taking a card, with the cards that are exceptions.',
  fields: [
    ...targetFields,
    relation(
      'credit_card_id',
      'Only with',
      { table: 'credit_cards', label: 'name' },
      { hint: 'The card that is an exception; leave empty for the rest.' },
    ),
    number('percent', 'Percent of the payment', { isRequired: true, digits: 3, max: 100 }),
  ],
  columns: [
    'sub_category_id',
    'credit_card_id',
    'percent',
    'category_id',
    'verified_on',
    'confidence',
  ],
  nameBy: ['category_id', 'sub_category_id', 'credit_card_id'],
  search: ['category_id', 'sub_category_id', 'credit_card_id'],
  filters: ['category_id', 'sub_category_id', 'credit_card_id', 'confidence'],
  order: 'sub_category_id',
  check: checkTarget,
});
