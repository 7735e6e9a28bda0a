import { Armchair } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { money, number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
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
    relation('benefit_id', 'Benefit', { table: 'benefits', label: 'name' }, { isRequired: true }),
    text('name', 'Name', { isRequired: true }),
    slug(),
    money('value_cents', 'Value', { hint: 'For each occurrence; empty without a face value.' }),
    number('points_value', 'Points', { hint: 'In the points of the card’s own system.' }),
    choice('period', 'Period', ['month', 'quarter', 'half_year', 'year', 'four_years', 'once']),
    choice('alignment', 'Year', ['calendar', 'anniversary'], { initial: 'calendar' }),
    number('occurrences_per_period', 'Times in a period', {
      isRequired: true,
      min: 1,
      max: 32_767,
      initial: '1',
    }),
    number('start_month', 'First month', { min: 1, max: 12 }),
    number('default_usage_percent', 'Usual usage, %', { digits: 2, max: 100 }),
    flag('excludes_first_year', 'Not in the first year'),
    date('ends_on', 'Ends on', { hint: 'The last day it is given.' }),
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
