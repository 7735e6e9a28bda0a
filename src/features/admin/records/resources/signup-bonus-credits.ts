import { Gift } from 'lucide-react';
import { money } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { subCategories } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'signup-bonus-credits',
  table: 'signup_bonus_credits',
  title: 'Bonus credits',
  one: 'bonus credit',
  group: 'cards',
  icon: Gift,
  description: 'What the credits of an offer pay for; they add up to the credits of its tiers.',
  fields: [
    relation(
      'signup_bonus_id',
      'Sign-up bonus',
      { table: 'signup_bonuses', label: 'slug' },
      { isRequired: true },
    ),
    text('name', 'Name', { isRequired: true }),
    money('value_cents', 'Value', { isRequired: true, min: 1 }),
    subCategories('sub_category_slugs', 'Pays for', {
      hint: 'Slugs of sub-categories; empty where it pays for anything.',
    }),
  ],
  columns: [
    'name',
    'signup_bonus_id',
    'value_cents',
    'sub_category_slugs',
    'verified_on',
    'confidence',
  ],
  nameBy: ['signup_bonus_id', 'name'],
  search: ['name', 'signup_bonus_id'],
  filters: ['signup_bonus_id', 'confidence'],
  order: 'signup_bonus_id',
});
