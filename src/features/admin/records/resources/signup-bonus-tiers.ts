import { ChartNoAxesColumnIncreasing } from 'lucide-react';
import { tierFields } from '@/features/catalog/card-columns/schema.ts';
import { money, number } from '@/lib/fields/number-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'signup-bonus-tiers',
  table: 'signup_bonus_tiers',
  title: 'Bonus tiers',
  one: 'bonus tier',
  group: 'cards',
  icon: ChartNoAxesColumnIncreasing,
  description: 'Steps of an offer: spend counts from the opening, each tier’s rewards are added.',
  fields: [
    relation(
      'signup_bonus_id',
      'Sign-up bonus',
      { table: 'signup_bonuses', label: 'slug' },
      { isRequired: true },
    ),
    number('tier', 'Tier', { isRequired: true, min: 1, max: 10, initial: '1' }),
    tierFields.spend,
    tierFields.days,
    tierFields.points,
    tierFields.cash,
    money('credits_cents', 'Credits'),
    number('typical_points', 'Typical points', {
      hint: 'What most people get from an “as high as” offer; figures use this.',
    }),
    money('typical_cash_cents', 'Typical cash'),
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
