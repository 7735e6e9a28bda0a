import { ListTree } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { checkTarget, targetFields } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'card-choice-options',
  table: 'card_choice_options',
  title: texts.cardChoiceOptions,
  one: texts.option,
  group: 'cards',
  icon: ListTree,
  description: texts.whatMayBeChosenAn,
  fields: [
    relation(
      'card_choice_id',
      texts.cardChoice,
      { table: 'card_choices', label: 'slug' },
      { isRequired: true },
    ),
    text('name', texts.name, { isRequired: true }),
    slug({ hint: texts.rowsWithTheSameSlug }),
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
