import { BadgePercent } from 'lucide-react';
import { flag, maybe } from '../machine/create-choice-fields.ts';
import { date } from '../machine/create-date-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { cardField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { slug } from '../machine/create-text-fields.ts';

export const resource = defineResource({
  path: 'signup-bonuses',
  table: 'signup_bonuses',
  title: 'Sign-up bonuses',
  one: 'sign-up bonus',
  group: 'Cards',
  icon: BadgePercent,
  description: 'Offers with their dates; the steps of an offer are its tiers.',
  fields: [
    cardField,
    slug(),
    date('starts_on', 'Starts on'),
    date('ends_on', 'Ends on'),
    flag('is_current', 'Current', { initial: 'true' }),
    maybe('first_year_fee_waived', 'First-year fee waived', { hint: 'Not set: not known.' }),
    flag('is_as_high_as', 'As high as', { hint: 'The most that anybody is given.' }),
    number('free_nights', 'Free nights', { min: 1, max: 32_767 }),
    number('free_night_points_limit', 'Points that a free night may cost', { min: 1 }),
    number('first_year_earn_percent', 'Added to what the first year earns, %', {
      digits: 4,
      max: 9999,
      hint: '100 where all points of the first year are matched.',
    }),
  ],
  columns: [
    'credit_card_id',
    'slug',
    'starts_on',
    'ends_on',
    'is_current',
    'first_year_fee_waived',
    'verified_on',
    'confidence',
  ],
  nameBy: ['credit_card_id', 'slug'],
  search: ['slug', 'credit_card_id'],
  filters: ['credit_card_id', 'is_current', 'confidence'],
  order: 'credit_card_id',
  check: (texts) => {
    const { starts_on: from = '', ends_on: to = '' } = texts;
    const { free_nights: nights = '', free_night_points_limit: limit = '' } = texts;
    return {
      ...(from !== '' && to !== '' && to < from ? { ends_on: 'It ends before it starts.' } : {}),
      ...(limit !== '' && nights === '' ? { free_nights: 'Say how many nights it gives.' } : {}),
    };
  },
  parts: [{ path: 'signup-bonus-tiers', by: 'signup_bonus_id' }],
});
