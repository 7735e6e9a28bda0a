import type { CardRow, ChoiceRow } from '@/features/catalog/facts/schema.ts';
import { formatCapAmount } from '@/lib/card-terms.ts';
import { formatRate, type RateUnit } from '@/lib/format.ts';

const capPeriods: Readonly<Record<string, string>> = {
  billing_cycle: 'a billing cycle',
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'every half year',
  calendar_year: 'a calendar year',
  anniversary_year: 'a card year',
  lifetime: 'in all',
};

const changePeriods: Readonly<Record<string, string>> = {
  billing_cycle: 'It can be changed each billing cycle.',
  month: 'It can be changed once a month.',
  quarter: 'It can be changed each quarter.',
  year: 'It can be changed once a year.',
};

export function describeChoice(card: CardRow, choice: ChoiceRow, unit: RateUnit): string {
  const cap = card.spending_caps.find(({ id }) => id === choice.spending_cap_id);
  const upTo =
    cap === undefined
      ? ''
      : ` up to ${formatCapAmount(cap, unit)} ${capPeriods[cap.period] ?? cap.period}, then ${formatRate(cap.fallback_rate, unit)}`;
  const change = choice.change_period === null ? '' : (changePeriods[choice.change_period] ?? '');
  return `${formatRate(choice.rate, unit)} on what you choose${upTo}. ${change}`.trim();
}
