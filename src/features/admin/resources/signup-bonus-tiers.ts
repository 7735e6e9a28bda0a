import { ChartNoAxesColumnIncreasing } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { money, number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'signup-bonus-tiers',
  table: 'signup_bonus_tiers',
  title: texts.bonusTiers,
  one: texts.bonusTier,
  group: 'cards',
  icon: ChartNoAxesColumnIncreasing,
  description: texts.stepsOfAnOfferSpend,
  fields: [
    relation(
      'signup_bonus_id',
      texts.signUpBonus,
      { table: 'signup_bonuses', label: 'slug' },
      { isRequired: true },
    ),
    number('tier', texts.tierLabel, { isRequired: true, min: 1, max: 10, initial: '1' }),
    money('spend_cents', texts.spend, { isRequired: true, hint: texts.anyPurchase }),
    number('window_days', texts.days, { isRequired: true, min: 1, max: 32_767, initial: '90' }),
    number('points', texts.points),
    money('cash_cents', texts.cash),
    money('credits_cents', texts.credits),
  ],
  columns: [
    'signup_bonus_id',
    'tier',
    'spend_cents',
    'window_days',
    'points',
    'cash_cents',
    'credits_cents',
    'verified_on',
    'confidence',
  ],
  nameBy: ['signup_bonus_id', 'tier'],
  search: ['signup_bonus_id'],
  filters: ['signup_bonus_id', 'confidence'],
  order: 'signup_bonus_id',
});
