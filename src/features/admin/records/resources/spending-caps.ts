import { Gauge } from 'lucide-react';
import { capFields } from '@/features/catalog/card-columns/schema.ts';
import { number } from '@/lib/fields/number-fields.ts';
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
    capFields.name,
    slug(),
    capFields.amount,
    number('amount_points', 'Amount in rewards', {
      min: 1,
      hint: 'Points, or cents of cash back, where the cap counts rewards. The amount above is then the least spend that reaches it.',
    }),
    capFields.period,
    capFields.fallback,
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
