import { Network } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as messages from './texts.ts';

const target = { table: 'sub_categories', label: messages.nameLower } as const;

export const resource = defineResource({
  path: 'sub-category-parents',
  table: 'sub_category_parents',
  title: messages.widerSubCategories,
  one: messages.widerSubCategory,
  group: 'spending',
  icon: Network,
  description: messages.aRuleForTheWider,
  fields: [
    relation('sub_category_id', messages.subCategory, target, { isRequired: true }),
    relation('parent_sub_category_id', messages.isAlso, target, { isRequired: true }),
  ],
  columns: ['sub_category_id', 'parent_sub_category_id', 'verified_on', 'confidence'],
  nameBy: ['sub_category_id', 'parent_sub_category_id'],
  search: ['sub_category_id', 'parent_sub_category_id'],
  order: 'sub_category_id',
  needsSource: false,
  check: (texts) =>
    texts['sub_category_id'] !== '' && texts['sub_category_id'] === texts['parent_sub_category_id']
      ? { parent_sub_category_id: messages.chooseAnotherOne }
      : {},
});
