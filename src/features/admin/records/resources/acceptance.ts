import { Store } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'acceptance',
  table: 'acceptance',
  title: 'Acceptance',
  one: 'acceptance',
  group: 'spending',
  icon: Store,
  description: 'Networks that are not accepted. Without a row, all are accepted.',
  fields: [
    relation(
      'sub_category_id',
      'Sub-category',
      { table: 'sub_categories', label: 'name' },
      { isRequired: true },
    ),
    choice('network', 'Network', ['visa', 'mastercard', 'amex', 'discover', 'other']),
    flag('is_accepted', 'Accepted'),
  ],
  columns: ['sub_category_id', 'network', 'is_accepted', 'verified_on', 'confidence'],
  nameBy: ['sub_category_id', 'network'],
  search: ['sub_category_id', 'network'],
  filters: ['sub_category_id', 'network', 'confidence'],
  order: 'sub_category_id',
});
