import { Armchair } from 'lucide-react';
import { choice, flag, relation } from '../machine/create-choice-fields.ts';
import { date } from '../machine/create-date-fields.ts';
import { money, number } from '../machine/create-number-fields.ts';
import { cardField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import { slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'credit-card-benefits',
  table: 'credit_card_benefits',
  title: texts.cardBenefits,
  one: texts.cardBenefitLower,
  group: 'cards',
  icon: Armchair,
  description: texts.whatEachCardGivesOf,
  fields: [
    cardField,
    relation(
      'benefit_id',
      texts.benefitLabel,
      { table: 'benefits', label: 'name' },
      { isRequired: true },
    ),
    text('name', texts.name, { isRequired: true }),
    slug(),
    money('value_cents', texts.value, { hint: texts.forEachOccurrenceEmptyWithout }),
    number('points_value', texts.points, { hint: texts.inThePointsOfThe }),
    choice('period', texts.period, ['month', 'quarter', 'half_year', 'year', 'four_years', 'once']),
    choice('alignment', texts.year, ['calendar', 'anniversary'], { initial: 'calendar' }),
    number('occurrences_per_period', texts.timesInAPeriod, {
      isRequired: true,
      min: 1,
      max: 32_767,
      initial: '1',
    }),
    number('start_month', texts.firstMonth, { min: 1, max: 12 }),
    number('default_usage_percent', texts.usualUsage, { digits: 2, max: 100 }),
    flag('excludes_first_year', texts.notInTheFirstYear),
    date('ends_on', texts.endsOn, { hint: texts.theLastDayOnWhich }),
    money('min_spend_cents', texts.minimumSpend, {
      hint: texts.whatMustBeSpentIn,
    }),
  ],
  columns: [
    'name',
    'credit_card_id',
    'benefit_id',
    'value_cents',
    'points_value',
    'period',
    'alignment',
    'default_usage_percent',
    'verified_on',
    'confidence',
  ],
  nameBy: ['credit_card_id', 'name'],
  search: ['name', 'slug', 'credit_card_id', 'benefit_id'],
  filters: ['credit_card_id', 'benefit_id', 'period', 'confidence'],
  order: 'credit_card_id',
  parts: [{ path: 'benefit-spending', by: 'credit_card_benefit_id' }],
});
