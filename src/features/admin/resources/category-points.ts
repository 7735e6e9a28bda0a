import { Percent } from 'lucide-react';
import { choice, flag, relation } from '../machine/create-choice-fields.ts';
import { dates } from '../machine/create-date-fields.ts';
import { rate } from '../machine/create-number-fields.ts';
import { capField, cardField, checkTarget, targetFields } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'category-points',
  table: 'category_points',
  title: texts.earningRules,
  one: texts.earningRule,
  group: 'cards',
  icon: Percent,
  description: texts.whatACardEarnsAbove,
  fields: [
    cardField,
    ...targetFields,
    rate('rate', texts.rate, {
      isRequired: true,
      hint: texts.pointsOrPercentPerDollar,
    }),
    flag('is_additive', texts.additive, { hint: texts.addedToTheRateThat }),
    capField,
    relation('card_choice_id', texts.cardChoice, {
      table: 'card_choices',
      label: 'slug',
      within: 'credit_card_id',
    }),
    choice('channel', texts.channel, ['any', 'direct', 'portal', 'foreign'], { initial: 'any' }),
    flag('requires_activation', texts.needsActivation),
    dates('valid_during', texts.validDuring),
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
