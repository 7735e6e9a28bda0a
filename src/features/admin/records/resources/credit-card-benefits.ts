import { Armchair } from 'lucide-react';
import { creditFields } from '@/features/catalog/card-columns/schema.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { money, number } from '@/lib/fields/number-fields.ts';
import { cardField, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'credit-card-benefits',
  table: 'credit_card_benefits',
  title: 'Card benefits',
  one: 'card benefit',
  group: 'cards',
  icon: Armchair,
  description: 'What each card gives of a benefit: its value, how often, and in which year.',
  fields: [
    cardField,
    creditFields.benefit,
    creditFields.name,
    slug(),
    creditFields.value,
    number('points_value', 'Points', { hint: 'In the points of the card’s own system.' }),
    creditFields.period,
    creditFields.alignment,
    creditFields.times,
    number('start_month', 'First month', { min: 1, max: 12 }),
    creditFields.usage,
    flag('excludes_first_year', 'Not in the first year'),
    creditFields.endsOn,
    money('min_spend_cents', 'Minimum spend', {
      hint: 'Spending required in the period to get it.',
    }),
  ],
  columns: [
    'name',
    'credit_card_id',
    'benefit_id',
    'value_cents',
    'points_value',
    'period',
    'alignment',
    'default_usage_percent',
    'verified_on',
    'confidence',
  ],
  nameBy: ['credit_card_id', 'name'],
  search: ['name', 'slug', 'credit_card_id', 'benefit_id'],
  filters: ['credit_card_id', 'benefit_id', 'period', 'confidence'],
  order: 'credit_card_id',
  parts: [{ path: 'benefit-spending', by: 'credit_card_benefit_id' }],
});
