import { benefitKindLabels } from '@contract/benefit-kinds.ts';

const kindNames: Readonly<Record<string, string>> = benefitKindLabels;

export function nameBenefitKind(kind: string): string {
  return kindNames[kind] ?? kind;
}

const periodNames: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'every half year',
  year: 'a year',
  four_years: 'every four years',
  once: 'once',
};

export function nameBenefitPeriod(period: string): string {
  return periodNames[period] ?? period;
}
