import { BadgePercent } from 'lucide-react';
import { flag, maybe } from '../machine/create-choice-fields.ts';
import { date } from '../machine/create-date-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { cardField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { slug } from '../machine/create-text-fields.ts';
import * as messages from './texts.ts';

export const resource = defineResource({
  path: 'signup-bonuses',
  table: 'signup_bonuses',
  title: messages.signUpBonuses,
  one: messages.signUpBonusLower,
  group: 'cards',
  icon: BadgePercent,
  description: messages.offersWithTheirDatesThe,
  fields: [
    cardField,
    slug(),
    date('starts_on', messages.startsOn),
    date('ends_on', messages.endsOn),
    flag('is_current', messages.current, { initial: 'true' }),
    maybe('first_year_fee_waived', messages.firstYearFeeWaived, { hint: messages.notSetNotKnown }),
    flag('is_as_high_as', messages.asHighAs, { hint: messages.theMostThatAnybodyIs }),
    number('free_nights', messages.freeNights, { min: 1, max: 32_767 }),
    number('free_night_points_limit', messages.pointsThatAFreeNight, { min: 1 }),
    number('first_year_earn_percent', messages.addedToWhatTheFirst, {
      digits: 4,
      max: 9999,
      hint: messages.whereAllPointsOfThe,
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
      ...(from !== '' && to !== '' && to < from ? { ends_on: messages.itEndsBeforeItStarts } : {}),
      ...(limit !== '' && nights === '' ? { free_nights: messages.sayHowManyNightsIt } : {}),
    };
  },
  parts: [{ path: 'signup-bonus-tiers', by: 'signup_bonus_id' }],
});
