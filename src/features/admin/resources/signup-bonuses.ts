import { BadgePercent } from 'lucide-react';
import { choice, flag, maybe } from '../machine/create-choice-fields.ts';
import { date } from '../machine/create-date-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { cardField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import type { Texts } from '../machine/schema.ts';
import { link, slug } from '../machine/create-text-fields.ts';
import * as messages from './texts.ts';

/** The database keeps a referral with its source, its day and its confidence, or none of them. */
function checkReferral(texts: Texts): Record<string, string> {
  const has = (name: string) => (texts[name] ?? '').trim() !== '';
  const needed = {
    referral_source_url: messages.enterThePageThatSays,
    referral_verified_on: messages.enterTheDayOnWhich,
    referral_confidence: messages.chooseHowSureThisIs,
  };
  return Object.fromEntries(
    Object.entries(needed).flatMap(([name, missing]) => {
      if (has('referral_points')) return has(name) ? [] : [[name, missing]];
      return has(name) ? [[name, messages.enterThePointsAboveOr]] : [];
    }),
  );
}

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
    number('referral_points', messages.pointsForAReferral, {
      min: 1,
      hint: messages.whatAHolderGetsFor,
    }),
    link('referral_source_url', messages.sourceOfTheReferral),
    date('referral_verified_on', messages.referralCheckedOn),
    choice('referral_confidence', messages.confidenceInTheReferral, ['high', 'medium', 'low'], {
      isRequired: false,
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
      ...checkReferral(texts),
    };
  },
  parts: [{ path: 'signup-bonus-tiers', by: 'signup_bonus_id' }],
});
