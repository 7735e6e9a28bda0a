import { KeyRound } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { cardField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'credit-card-requirements',
  table: 'credit_card_requirements',
  title: texts.cardRequirements,
  one: texts.cardRequirement,
  group: 'cards',
  icon: KeyRound,
  description: texts.whoeverLacksOneOfThe,
  fields: [
    cardField,
    relation(
      'requirement_id',
      texts.requirement,
      { table: 'requirements', label: 'name' },
      { isRequired: true },
    ),
  ],
  columns: ['credit_card_id', 'requirement_id', 'verified_on', 'confidence'],
  nameBy: ['credit_card_id', 'requirement_id'],
  search: ['credit_card_id', 'requirement_id'],
  filters: ['credit_card_id', 'requirement_id', 'confidence'],
  order: 'credit_card_id',
});
