import { Store } from 'lucide-react';
import { choice, flag, relation } from '../machine/create-choice-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'acceptance',
  table: 'acceptance',
  title: texts.acceptance,
  one: texts.acceptanceLower,
  group: 'spending',
  icon: Store,
  description: texts.networksThatAreNotTaken,
  fields: [
    relation(
      'sub_category_id',
      texts.subCategory,
      { table: 'sub_categories', label: 'name' },
      { isRequired: true },
    ),
    choice('network', texts.network, ['visa', 'mastercard', 'amex', 'discover', 'other']),
    flag('is_accepted', texts.accepted),
  ],
  columns: ['sub_category_id', 'network', 'is_accepted', 'verified_on', 'confidence'],
  nameBy: ['sub_category_id', 'network'],
  search: ['sub_category_id', 'network'],
  filters: ['sub_category_id', 'network', 'confidence'],
  order: 'sub_category_id',
});
