import { ListTree } from 'lucide-react';
import { text } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { checkTarget, targetFields } from '@/features/catalog/card-columns/schema.ts';
import { slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'card-choice-options',
  table: 'card_choice_options',
  title: 'Card-choice options',
  one: 'option',
  group: 'cards',
  icon: ListTree,
  description: 'Options of a choice; an option for several categories has several rows.',
  fields: [
    relation(
      'card_choice_id',
      'Card choice',
      { table: 'card_choices', label: 'slug' },
      { isRequired: true },
    ),
    text('name', 'Name', { isRequired: true }),
    slug({ hint: 'Rows with the same slug are one option.' }),
    ...targetFields,
  ],
  columns: [
    'name',
    'card_choice_id',
    'category_id',
    'sub_category_id',
    'verified_on',
    'confidence',
  ],
  nameBy: ['card_choice_id', 'name'],
  search: ['name', 'slug', 'card_choice_id'],
  filters: ['card_choice_id', 'confidence'],
  order: 'card_choice_id',
  check: checkTarget,
});
