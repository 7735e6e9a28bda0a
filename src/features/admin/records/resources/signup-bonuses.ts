import { BadgePercent } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { flag, maybe } from '@/lib/fields/flag-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { cardField, link, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

/** The database stores a referral with its source, day and confidence, or none of these. */
function checkReferral(texts: Texts): Record<string, string> {
  const has = (name: string) => (texts[name] ?? '').trim() !== '';
  const needed = {
    referral_source_url: 'Enter the page that says so.',
    referral_verified_on: 'Enter the day on which it was read.',
    referral_confidence: 'Choose how sure this is.',
  };
  return Object.fromEntries(
    Object.entries(needed).flatMap(([name, missing]) => {
      if (has('referral_points')) return has(name) ? [] : [[name, missing]];
      return has(name) ? [[name, 'Enter the points above, or leave this empty.']] : [];
    }),
  );
}

export const resource = defineResource({
  path: 'signup-bonuses',
  table: 'signup_bonuses',
  title: 'Sign-up bonuses',
  one: 'sign-up bonus',
  group: 'cards',
  icon: BadgePercent,
  description: 'Offers with their dates; the steps of an offer are its tiers.',
  fields: [
    cardField,
    slug(),
    date('starts_on', 'Starts on'),
    date('ends_on', 'Ends on'),
    flag('is_current', 'Current', { initial: 'true' }),
    maybe('first_year_fee_waived', 'First-year fee waived', { hint: 'Not set: not known.' }),
    flag('is_as_high_as', 'As high as', { hint: 'The most anyone gets.' }),
    number('free_nights', 'Free nights', { min: 1, max: 32_767 }),
    number('free_night_points_limit', 'Points that a free night may cost', { min: 1 }),
    number('first_year_earn_percent', 'Added to what the first year earns, %', {
      digits: 4,
      max: 9999,
      hint: '100 if all first-year points are matched.',
    }),
    number('referral_points', 'Points for a referral', {
      min: 1,
      hint: 'What a holder gets for each person who opens the card through them, in points of the card’s own system, cents where it earns cash. Leave empty if unknown; otherwise it needs its own source, date and confidence.',
    }),
    link('referral_source_url', 'Source of the referral'),
    date('referral_verified_on', 'Referral checked on'),
    choice('referral_confidence', 'Confidence in the referral', ['high', 'medium', 'low'], {
      isRequired: false,
    }),
  ],
  columns: [
    'credit_card_id',
    'slug',
    'starts_on',
    'ends_on',
    'is_current',
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
      ...checkReferral(texts),
    };
  },
  parts: [
    { path: 'signup-bonus-tiers', by: 'signup_bonus_id' },
    { path: 'signup-bonus-credits', by: 'signup_bonus_id' },
  ],
});
