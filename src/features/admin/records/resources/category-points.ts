import { Percent } from 'lucide-react';
import {
  capOfRule,
  checkTarget,
  isAdditive,
  ruleRate,
  targetFields,
} from '@/features/catalog/card-columns/schema.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { dates } from '@/lib/fields/date-range-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { cardField } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'category-points',
  table: 'category_points',
  title: 'Earning rules',
  one: 'earning rule',
  group: 'cards',
  icon: Percent,
  description: 'What a card earns above its base rate, by category or sub-category.',
  fields: [
    cardField,
    ...targetFields,
    ruleRate,
    isAdditive,
    capOfRule,
    relation('card_choice_id', 'Card choice', {
      table: 'card_choices',
      label: 'slug',
      within: 'credit_card_id',
    }),
    choice('channel', 'Channel', ['any', 'direct', 'portal', 'foreign'], { initial: 'any' }),
    flag('requires_activation', 'Needs activation'),
    dates('valid_during', 'Valid during'),
  ],
  columns: [
    'credit_card_id',
    'category_id',
    'sub_category_id',
    'rate',
    'is_additive',
    'channel',
    'spending_cap_id',
    'valid_during',
    'verified_on',
    'confidence',
  ],
  nameBy: ['credit_card_id', 'category_id', 'sub_category_id'],
  search: ['credit_card_id', 'category_id', 'sub_category_id'],
  filters: ['credit_card_id', 'category_id', 'sub_category_id', 'channel', 'confidence'],
  order: 'credit_card_id',
  check: checkTarget,
});
