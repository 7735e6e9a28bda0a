import { ListChecks } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { number, rate } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { capOfRule } from '@/features/catalog/card-columns/schema.ts';
import { cardField, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'card-choices',
  table: 'card_choices',
  title: 'Card choices',
  one: 'card choice',
  group: 'cards',
  icon: ListChecks,
  description: 'Selectable, top-spend and rotating groups of a card.',
  fields: [
    cardField,
    text('name', 'Name', { isRequired: true }),
    slug(),
    choice('mode', 'Mode', ['member_selected', 'top_spend', 'rotating']),
    number('choose_count', 'How many options', {
      min: 1,
      max: 32_767,
      hint: 'Empty for rotating groups, whose dated rules name the choice.',
    }),
    rate('rate', 'Rate', { isRequired: true }),
    capOfRule,
    choice('change_period', 'Can be changed every', ['billing_cycle', 'month', 'quarter', 'year'], {
      isRequired: false,
    }),
  ],
  columns: [
    'name',
    'credit_card_id',
    'mode',
    'choose_count',
    'rate',
    'spending_cap_id',
    'change_period',
    'verified_on',
    'confidence',
  ],
  nameBy: ['credit_card_id', 'name'],
  search: ['name', 'slug', 'credit_card_id'],
  filters: ['credit_card_id', 'mode', 'confidence'],
  order: 'credit_card_id',
  check: ({ mode, choose_count: count = '' }) => {
    if ((mode === 'rotating') === (count === '')) return {};
    return {
      choose_count:
        mode === 'rotating' ? 'A rotating group has none.' : 'Say how many options count.',
    };
  },
  parts: [{ path: 'card-choice-options', by: 'card_choice_id' }],
});
