import { Star } from 'lucide-react';
import { choice } from '../machine/create-choice-fields.ts';
import type { Texts } from '../machine/schema.ts';
import { number } from '../machine/create-number-fields.ts';
import { companyField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { link, slug, text } from '../machine/create-text-fields.ts';
import * as messages from './texts.ts';

/** The database keeps an expiry whole or not at all: what is missing or too much is said at its field. */
function checkExpiry(texts: Texts): Record<string, string> {
  const has = (name: string) => (texts[name] ?? '').trim() !== '';
  if (!has('expiry_rule')) {
    return Object.fromEntries(
      ['expires_after_months', 'kept_alive_by', 'expiry_source_url', 'expiry_confidence']
        .filter(has)
        .map((name) => [name, messages.chooseTheExpiryAboveOr]),
    );
  }
  const isNever = texts['expiry_rule'] === 'never';
  return {
    ...(isNever && has('expires_after_months')
      ? { expires_after_months: messages.leaveThisEmptyThesePoints }
      : {}),
    ...(!isNever && !has('expires_after_months')
      ? { expires_after_months: messages.enterTheNumberOfMonths }
      : {}),
    ...(has('expiry_source_url') ? {} : { expiry_source_url: messages.enterThePageThatSays }),
    ...(has('expiry_confidence') ? {} : { expiry_confidence: messages.chooseHowSureThisIs }),
  };
}

/** The same for whose points they can become. */
function checkPooling(texts: Texts): Record<string, string> {
  const has = (name: string) => (texts[name] ?? '').trim() !== '';
  const of = ['pooling_source_url', 'pooling_confidence'];
  if (!has('pooling')) {
    return Object.fromEntries(
      of.filter(has).map((name) => [name, messages.chooseThePoolingAboveOr]),
    );
  }
  return {
    ...(has('pooling_source_url') ? {} : { pooling_source_url: messages.enterThePageThatSays }),
    ...(has('pooling_confidence') ? {} : { pooling_confidence: messages.chooseHowSureThisIs }),
  };
}

const centsPerPoint = { digits: 4, max: 999_999, hint: messages.usCentsPerPoint };

export const resource = defineResource({
  path: 'point-systems',
  table: 'point_systems',
  title: messages.pointSystems,
  one: messages.pointSystem,
  group: 'points',
  icon: Star,
  description: messages.currenciesOfPointsAndWhat,
  fields: [
    text('name', messages.name, { isRequired: true }),
    slug(),
    companyField(messages.companyLabel),
    choice('kind', messages.kind, ['transferable', 'airline', 'hotel', 'cashback', 'other']),
    choice('unit', messages.unit, ['points', 'miles', 'dollars']),
    number('travel_value', messages.travelValue, centsPerPoint),
    number('cash_value', messages.cashValue, centsPerPoint),
    number('gift_card_value', messages.giftCardValue, centsPerPoint),
    number('status_level_value', messages.statusValue, centsPerPoint),
    number('untransferable_value', messages.valueWhileLocked, {
      ...centsPerPoint,
      hint: messages.usCentsPerPointWhile,
    }),
    choice('expiry_rule', messages.expiry, ['never', 'inactivity', 'age'], {
      isRequired: false,
      labels: {
        inactivity: messages.afterMonthsWithoutActivity,
        age: messages.monthsAfterTheyWereEarned,
      },
      hint: messages.emptyWhereItIsNotKnown,
    }),
    number('expires_after_months', messages.monthsUntilTheyExpire, {
      min: 1,
      max: 240,
      hint: messages.emptyWhereTheyNeverExpire,
    }),
    text('kept_alive_by', messages.whatKeepsThem, {
      max: 200,
      hint: messages.aSentenceSuchAsAny,
    }),
    link('expiry_source_url', messages.sourceOfTheExpiry),
    choice('expiry_confidence', messages.confidenceInTheExpiry, ['high', 'medium', 'low'], {
      isRequired: false,
    }),
    choice('pooling', messages.pooling, ['household', 'authorized_users', 'none'], {
      isRequired: false,
      labels: {
        household: messages.withinAHousehold,
        authorized_users: messages.toAuthorizedUsersOnly,
        none: messages.notAtAll,
      },
      hint: messages.toWhomPointsMoveFor,
    }),
    link('pooling_source_url', messages.sourceOfThePooling),
    choice('pooling_confidence', messages.confidenceInThePooling, ['high', 'medium', 'low'], {
      isRequired: false,
    }),
  ],
  columns: [
    'name',
    'company_id',
    'kind',
    'unit',
    'travel_value',
    'cash_value',
    'gift_card_value',
    'status_level_value',
    'verified_on',
    'confidence',
  ],
  nameBy: ['name'],
  search: ['name', 'slug', 'company_id'],
  filters: ['kind', 'unit', 'confidence'],
  order: 'name',
  check: (texts) => ({ ...checkExpiry(texts), ...checkPooling(texts) }),
  parts: [
    { path: 'point-system-tiers', by: 'point_system_id' },
    { path: 'point-transfers', by: 'from_point_system_id' },
    { path: 'valuations', by: 'point_system_id' },
  ],
});
