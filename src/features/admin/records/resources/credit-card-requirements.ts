import { KeyRound } from 'lucide-react';
import { relation } from '@/lib/fields/relation-fields.ts';
import { cardField } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'credit-card-requirements',
  table: 'credit_card_requirements',
  title: 'Card requirements',
  one: 'card requirement',
  group: 'cards',
  icon: KeyRound,
  description: 'A card needs all of its requirements.',
  fields: [
    cardField,
    relation(
      'requirement_id',
      'Requirement',
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
