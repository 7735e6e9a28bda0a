import { Gavel } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { companyField, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'rules',
  table: 'rules',
  title: 'Application rules',
  one: 'application rule',
  group: 'issuers',
  icon: Gavel,
  description: 'What an issuer asks before it accepts an application or pays a bonus.',
  fields: [
    text('title', 'Title', { isRequired: true }),
    slug(),
    companyField('Issuer', { isRequired: true }),
    choice('kind', 'Kind', [
      'velocity',
      'holding_limit',
      'bonus_cooldown',
      'bonus_lifetime',
      'bonus_family',
      'other',
    ]),
    number('limit_count', 'Limit', {
      max: 32_767,
      hint: 'How many are allowed within the window.',
    }),
    number('window_value', 'Window', { min: 1, max: 32_767 }),
    choice('window_unit', 'Window unit', ['days', 'months', 'lifetime'], { isRequired: false }),
    choice('scope', 'Scope', ['all_issuers', 'issuer', 'product', 'family']),
    choice(
      'counts',
      'Counts',
      ['all', 'personal', 'business', 'credit_only', 'charge_only', 'credit_report'],
      {
        initial: 'all',
      },
    ),
    choice('clock', 'Clock', [
      'application',
      'approval',
      'account_open',
      'bonus_posted',
      'closed',
      'ever_held',
    ]),
    choice('strictness', 'Strictness', ['hard', 'soft'], { initial: 'hard' }),
    lines('explanation', 'Explanation', { isRequired: true }),
  ],
  columns: [
    'title',
    'company_id',
    'kind',
    'limit_count',
    'window_value',
    'window_unit',
    'clock',
    'strictness',
    'verified_on',
    'confidence',
  ],
  nameBy: ['title'],
  search: ['title', 'slug', 'explanation', 'company_id'],
  filters: ['company_id', 'kind', 'confidence'],
  order: 'company_id',
  check: ({ window_value: value = '', window_unit: unit = '' }) =>
    value !== '' && unit !== 'days' && unit !== 'months'
      ? { window_unit: 'A window has days or months.' }
      : {},
  parts: [{ path: 'credit-card-rules', by: 'rule_id' }],
});
