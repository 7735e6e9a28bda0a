import { Link2 } from 'lucide-react';
import { dates } from '@/lib/fields/date-range-fields.ts';
import { number, rate } from '@/lib/fields/number-fields.ts';
import { cardField, slug, subCategories } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

const steps = ['1', '2', '3', '4'];

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
    ...steps.flatMap((step) => [
      number(`step_${step}_at_least_percent`, `Step ${step}: other spending, %`, {
        digits: 4,
        max: 9999,
      }),
      rate(`step_${step}_rate`, `Step ${step}: rate`),
    ]),
    number('otherwise_points', 'Points a month below all steps', {
      isRequired: true,
      initial: '0',
    }),
    number('points_per_other_dollar', 'Or: points for each other dollar', {
      digits: 4,
      max: 9999,
    }),
    rate('at_most_rate', 'Or: at most for each dollar of this spending'),
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
  check: (texts) => {
    const has = (name: string) => (texts[name] ?? '').trim() !== '';
    const pairs = [
      ...steps.map((step) => [`step_${step}_at_least_percent`, `step_${step}_rate`] as const),
      ['points_per_other_dollar', 'at_most_rate'] as const,
    ];
    return Object.fromEntries(
      pairs
        .filter(([first, second]) => has(first) !== has(second))
        .map(([first, second]) => [
          has(first) ? second : first,
          'Fill in both fields, or neither.',
        ]),
    );
  },
});
