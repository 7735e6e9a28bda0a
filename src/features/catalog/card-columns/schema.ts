import { choice } from '@/lib/fields/choice-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import type { Field } from '@/lib/fields/field.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { money, number, rate } from '@/lib/fields/number-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';

// Columns of a card and its parts as people type them: the editors' screens and members' own cards share them.

const required = { isRequired: true } as const;

export const cardName = text('name', 'Name', required);
export const network = choice('network', 'Network', [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'other',
]);
export const baseRate = rate('base_rate', 'Base rate', {
  ...required,
  hint: 'Points, or percent for cash back, per dollar.',
});
export const annualFee = money('annual_fee_cents', 'Annual fee', { ...required, initial: '0' });
export const firstYearFee = money('first_year_fee_cents', 'First-year fee', {
  ...required,
  initial: '0',
});
export const foreignFee = number('foreign_transaction_fee_percent', 'Foreign transaction fee, %', {
  digits: 3,
  max: 100,
  hint: 'Leave empty if unknown.',
});
export const isBusiness = flag('is_business', 'Business');
export const isChargeCard = flag('is_charge_card', 'Charge card');
export const countsToward524 = flag('counts_toward_5_24', 'Counts toward 5/24', {
  initial: 'true',
});

/** Either a whole category or a part of one. */
export const targetFields: readonly Field[] = [
  relation(
    'category_id',
    'Category',
    { table: 'categories', label: 'name' },
    { hint: 'A whole category, or a sub-category, never both.' },
  ),
  relation('sub_category_id', 'Sub-category', { table: 'sub_categories', label: 'name' }),
];

export function checkTarget(texts: Readonly<Record<string, string>>): Record<string, string> {
  const isCategory = (texts['category_id'] ?? '') !== '';
  const isPart = (texts['sub_category_id'] ?? '') !== '';
  if (isCategory !== isPart) return {};
  return { category_id: 'Choose either a category or a sub-category.' };
}

export const ruleRate = rate('rate', 'Rate', {
  ...required,
  hint: 'Total points or percent per dollar; for an added rule, what it adds.',
});
export const isAdditive = flag('is_additive', 'Additive', {
  hint: 'Added to the rate that applies otherwise.',
});
export const capOfRule = relation(
  'spending_cap_id',
  'Spending cap',
  { table: 'spending_caps', label: 'slug', within: 'credit_card_id' },
  { hint: 'A cap of the same card; what exceeds it earns the cap’s fallback rate.' },
);

export const choiceFields = {
  name: cardName,
  mode: choice('mode', 'Mode', ['member_selected', 'top_spend', 'rotating']),
  count: number('choose_count', 'How many options', {
    min: 1,
    max: 32_767,
    hint: 'Empty for rotating groups, whose dated rules name the choice.',
  }),
  rate: rate('rate', 'Rate', required),
  cap: capOfRule,
  changes: choice(
    'change_period',
    'Can be changed every',
    ['billing_cycle', 'month', 'quarter', 'year'],
    { isRequired: false },
  ),
} as const;

export function checkCount(texts: Readonly<Record<string, string>>): Record<string, string> {
  const isRotating = texts['mode'] === 'rotating';
  if (isRotating === ((texts['choose_count'] ?? '') === '')) return {};
  return {
    choose_count: isRotating ? 'A rotating group has none.' : 'Say how many options count.',
  };
}

export const capFields = {
  name: cardName,
  amount: money('amount_cents', 'Amount', { ...required, min: 1, max: 10_000_000_000 }),
  period: choice('period', 'Period', [
    'billing_cycle',
    'month',
    'quarter',
    'half_year',
    'calendar_year',
    'anniversary_year',
    'lifetime',
  ]),
  fallback: rate('fallback_rate', 'Fallback rate', {
    ...required,
    initial: '1',
    hint: 'What spend above the cap earns, in all.',
  }),
} as const;

export const creditFields = {
  benefit: relation('benefit_id', 'Benefit', { table: 'benefits', label: 'name' }, required),
  name: cardName,
  value: money('value_cents', 'Value', {
    hint: 'For each occurrence; empty without a face value.',
  }),
  period: choice('period', 'Period', [
    'month',
    'quarter',
    'half_year',
    'year',
    'four_years',
    'once',
  ]),
  alignment: choice('alignment', 'Year', ['calendar', 'anniversary'], { initial: 'calendar' }),
  times: number('occurrences_per_period', 'Times in a period', {
    ...required,
    min: 1,
    max: 32_767,
    initial: '1',
  }),
  usage: number('default_usage_percent', 'Usual usage, %', { digits: 2, max: 100 }),
  endsOn: date('ends_on', 'Ends on', { hint: 'The last day it is given.' }),
} as const;

export const tierFields = {
  spend: money('spend_cents', 'Spend', { ...required, hint: '0: any purchase.' }),
  days: number('window_days', 'Days', { ...required, min: 1, max: 32_767, initial: '90' }),
  points: number('points', 'Points'),
  cash: money('cash_cents', 'Cash'),
} as const;

const linkedSteps = ['1', '2', '3', '4'].map((step) => ({
  percent: number(`step_${step}_at_least_percent`, `Step ${step}: other spending, %`, {
    digits: 4,
    max: 9999,
  }),
  rate: rate(`step_${step}_rate`, `Step ${step}: rate`),
}));
const perOtherDollar = number('points_per_other_dollar', 'Or: points for each other dollar', {
  digits: 4,
  max: 9999,
});
const atMostRate = rate('at_most_rate', 'Or: at most for each dollar of this spending');

/** Columns of a rate by the card's other spending in the same month. */
export const linkedFields: readonly Field[] = [
  ...linkedSteps.flatMap(({ percent, rate: stepRate }) => [percent, stepRate]),
  number('otherwise_points', 'Points a month below all steps', { isRequired: true, initial: '0' }),
  perOtherDollar,
  atMostRate,
];

export function checkLinked(texts: Readonly<Record<string, string>>): Record<string, string> {
  const has = ({ name }: Field) => (texts[name] ?? '').trim() !== '';
  const pairs = [
    ...linkedSteps.map((step) => [step.percent, step.rate] as const),
    [perOtherDollar, atMostRate] as const,
  ];
  return Object.fromEntries(
    pairs
      .filter(([first, second]) => has(first) !== has(second))
      .map(([first, second]) => [
        has(first) ? second.name : first.name,
        'Fill in both fields, or neither.',
      ]),
  );
}

/** True if a step asks for some other spending, as the engine wants of all. */
export const hasLinkedStep = (texts: Readonly<Record<string, string>>): boolean => {
  const percents = linkedSteps.map(({ percent }) => (texts[percent.name] ?? '').trim());
  const typed = percents.filter((percent) => percent !== '');
  return typed.length > 0 && typed.every((percent) => Number(percent) > 0);
};
