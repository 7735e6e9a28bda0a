import { Ban } from 'lucide-react';
import { relation } from '@/lib/fields/relation-fields.ts';
import { cardField } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'credit-card-rules',
  table: 'credit_card_rules',
  title: 'Card rules',
  one: 'card rule',
  group: 'cards',
  icon: Ban,
  description: 'Application rules of a card. Having had the blocking card rules this one out.',
  fields: [
    cardField,
    relation('rule_id', 'Rule', { table: 'rules', label: 'title' }, { isRequired: true }),
    relation('blocking_credit_card_id', 'Blocking card', {
      table: 'credit_cards',
      label: 'name',
    }),
  ],
  columns: ['credit_card_id', 'rule_id', 'blocking_credit_card_id', 'verified_on', 'confidence'],
  nameBy: ['credit_card_id', 'rule_id', 'blocking_credit_card_id'],
  search: ['credit_card_id', 'rule_id', 'blocking_credit_card_id'],
  filters: ['credit_card_id', 'rule_id', 'confidence'],
  order: 'credit_card_id',
});
