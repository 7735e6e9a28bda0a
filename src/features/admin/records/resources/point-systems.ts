import { Star } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { companyField, link, slug, subCategories } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

/** The database stores an expiry whole or not at all: a missing or extra part is reported at its field. */
function checkExpiry(texts: Texts): Record<string, string> {
  const has = (name: string) => (texts[name] ?? '').trim() !== '';
  if (!has('expiry_rule')) {
    return Object.fromEntries(
      ['expires_after_months', 'kept_alive_by', 'expiry_source_url', 'expiry_confidence']
        .filter(has)
        .map((name) => [name, 'Choose the expiry above, or leave this empty.']),
    );
  }
  const isNever = texts['expiry_rule'] === 'never';
  return {
    ...(isNever && has('expires_after_months')
      ? { expires_after_months: 'Leave this empty: these points never expire.' }
      : {}),
    ...(!isNever && !has('expires_after_months')
      ? { expires_after_months: 'Enter the number of months.' }
      : {}),
    ...(has('expiry_source_url') ? {} : { expiry_source_url: 'Enter the page that says so.' }),
    ...(has('expiry_confidence') ? {} : { expiry_confidence: 'Choose how sure this is.' }),
  };
}

/** The same for the pooling of points. */
function checkPooling(texts: Texts): Record<string, string> {
  const has = (name: string) => (texts[name] ?? '').trim() !== '';
  const of = ['pooling_source_url', 'pooling_confidence'];
  if (!has('pooling')) {
    return Object.fromEntries(
      of.filter(has).map((name) => [name, 'Choose the pooling above, or leave this empty.']),
    );
  }
  return {
    ...(has('pooling_source_url') ? {} : { pooling_source_url: 'Enter the page that says so.' }),
    ...(has('pooling_confidence') ? {} : { pooling_confidence: 'Choose how sure this is.' }),
  };
}

const centsPerPoint = { digits: 4, max: 999_999, hint: 'US cents per point.' };

export const resource = defineResource({
  path: 'point-systems',
  table: 'point_systems',
  title: 'Point systems',
  one: 'point system',
  group: 'points',
  icon: Star,
  description: 'Point currencies, and what a point is worth by way of redemption.',
  fields: [
    text('name', 'Name', { isRequired: true }),
    slug(),
    companyField('Company'),
    choice('kind', 'Kind', ['transferable', 'airline', 'hotel', 'cashback', 'other']),
    choice('unit', 'Unit', ['points', 'miles', 'dollars']),
    number('travel_value', 'Travel value', centsPerPoint),
    number('cash_value', 'Cash value', centsPerPoint),
    number('gift_card_value', 'Gift card value', centsPerPoint),
    number('status_level_value', 'Status value', centsPerPoint),
    number('untransferable_value', 'Value while locked', {
      ...centsPerPoint,
      hint: 'US cents per point while no card of the wallet unlocks transfers.',
    }),
    subCategories('used_with', 'Used with', {
      hint: 'Sub-categories whose spending shows that somebody uses this program. Empty where points transfer or are cash.',
    }),
    choice('expiry_rule', 'Expiry', ['never', 'inactivity', 'age'], {
      isRequired: false,
      labels: {
        inactivity: 'After months without activity',
        age: 'Months after they were earned',
      },
      hint: 'Leave empty if unknown; otherwise it needs its own source and confidence.',
    }),
    number('expires_after_months', 'Months until they expire', {
      min: 1,
      max: 240,
      hint: 'Leave empty if they never expire.',
    }),
    text('kept_alive_by', 'What keeps them', {
      max: 200,
      hint: 'A sentence, such as: Any purchase keeps them alive.',
    }),
    link('expiry_source_url', 'Source of the expiry'),
    choice('expiry_confidence', 'Confidence in the expiry', ['high', 'medium', 'low'], {
      isRequired: false,
    }),
    choice('pooling', 'Pooling', ['household', 'authorized_users', 'none'], {
      isRequired: false,
      labels: {
        household: 'Within a household',
        authorized_users: 'To authorized users only',
        none: 'Not at all',
      },
      hint: 'Who can receive points for free. Leave empty if unknown; otherwise it needs its own source and confidence.',
    }),
    link('pooling_source_url', 'Source of the pooling'),
    choice('pooling_confidence', 'Confidence in the pooling', ['high', 'medium', 'low'], {
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
