import { ListChecks } from 'lucide-react';
import { checkCount, choiceFields } from '@/features/catalog/card-columns/schema.ts';
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
    choiceFields.name,
    slug(),
    choiceFields.mode,
    choiceFields.count,
    choiceFields.rate,
    choiceFields.cap,
    choiceFields.changes,
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
  check: checkCount,
  parts: [{ path: 'card-choice-options', by: 'card_choice_id' }],
});
