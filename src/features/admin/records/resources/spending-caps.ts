import { Gauge } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { money, number, rate } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { cardField, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'spending-caps',
  table: 'spending_caps',
  title: 'Spending caps',
  one: 'spending cap',
  group: 'cards',
  icon: Gauge,
  description:
    'How much spend earns a higher rate; one cap covers all rules that name it, together.',
  fields: [
    cardField,
    text('name', 'Name', { isRequired: true }),
    slug(),
    money('amount_cents', 'Amount', { isRequired: true, min: 1, max: 10_000_000_000 }),
    number('amount_points', 'Amount in rewards', {
      min: 1,
      hint: 'Points, or cents of cash back, where the cap counts rewards. The amount above is then the least spend that reaches it.',
    }),
    choice('period', 'Period', [
      'billing_cycle',
      'month',
      'quarter',
      'half_year',
      'calendar_year',
      'anniversary_year',
      'lifetime',
    ]),
    rate('fallback_rate', 'Fallback rate', {
      isRequired: true,
      initial: '1',
      hint: 'What spend above the cap earns, in all.',
    }),
  ],
  columns: [
    'name',
    'credit_card_id',
    'amount_cents',
    'amount_points',
    'period',
    'fallback_rate',
    'verified_on',
    'confidence',
  ],
  nameBy: ['credit_card_id', 'name'],
  search: ['name', 'slug', 'credit_card_id'],
  filters: ['credit_card_id', 'period', 'confidence'],
  order: 'credit_card_id',
});
