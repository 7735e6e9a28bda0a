import { Ban } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { cardField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'credit-card-rules',
  table: 'credit_card_rules',
  title: texts.cardRules,
  one: texts.cardRule,
  group: 'cards',
  icon: Ban,
  description: texts.whichApplicationRulesTouchA,
  fields: [
    cardField,
    relation('rule_id', texts.rule, { table: 'rules', label: 'title' }, { isRequired: true }),
    relation('blocking_credit_card_id', texts.blockingCard, {
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
