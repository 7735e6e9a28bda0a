import { Gavel } from 'lucide-react';
import { choice } from '../machine/create-choice-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { companyField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'rules',
  table: 'rules',
  title: texts.applicationRules,
  one: texts.applicationRule,
  group: 'issuers',
  icon: Gavel,
  description: texts.whatAnIssuerAsksBefore,
  fields: [
    text('title', texts.title, { isRequired: true }),
    slug(),
    companyField(texts.issuer, { isRequired: true }),
    choice('kind', texts.kind, [
      'velocity',
      'holding_limit',
      'bonus_cooldown',
      'bonus_lifetime',
      'bonus_family',
      'other',
    ]),
    number('limit_count', texts.limit, {
      max: 32_767,
      hint: texts.howManyMayExistInside,
    }),
    number('window_value', texts.window, { min: 1, max: 32_767 }),
    choice('window_unit', texts.windowUnit, ['days', 'months', 'lifetime'], { isRequired: false }),
    choice('scope', texts.scope, ['all_issuers', 'issuer', 'product', 'family']),
    choice('counts', texts.counts, ['all', 'personal', 'business', 'credit_only', 'charge_only'], {
      initial: 'all',
    }),
    choice('clock', texts.clock, [
      'application',
      'approval',
      'account_open',
      'bonus_posted',
      'closed',
      'ever_held',
    ]),
    choice('strictness', texts.strictness, ['hard', 'soft'], { initial: 'hard' }),
    lines('explanation', texts.explanation, { isRequired: true }),
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
      ? { window_unit: texts.aWindowHasDaysOr }
      : {},
  parts: [{ path: 'credit-card-rules', by: 'rule_id' }],
});
