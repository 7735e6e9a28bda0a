import { ListChecks } from 'lucide-react';
import { choice } from '../machine/create-choice-fields.ts';
import { number, rate } from '../machine/create-number-fields.ts';
import { capField, cardField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'card-choices',
  table: 'card_choices',
  title: texts.cardChoices,
  one: texts.cardChoiceLower,
  group: 'cards',
  icon: ListChecks,
  description: texts.selectableTopSpendAndRotating,
  fields: [
    cardField,
    text('name', texts.name, { isRequired: true }),
    slug(),
    choice('mode', texts.mode, ['member_selected', 'top_spend', 'rotating']),
    number('choose_count', texts.howManyOptions, {
      min: 1,
      max: 32_767,
      hint: texts.emptyForRotatingGroupsWhose,
    }),
    rate('rate', texts.rate, { isRequired: true }),
    capField,
    choice(
      'change_period',
      texts.canBeChangedEvery,
      ['billing_cycle', 'month', 'quarter', 'year'],
      {
        isRequired: false,
      },
    ),
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
        mode === 'rotating' ? texts.aRotatingGroupHasNone : texts.sayHowManyOptionsCount,
    };
  },
  parts: [{ path: 'card-choice-options', by: 'card_choice_id' }],
});
