import { benefitKindLabels } from '@contract/benefit-kinds.ts';
import * as texts from './texts.ts';

const kindNames: Readonly<Record<string, string>> = benefitKindLabels;

export function nameBenefitKind(kind: string): string {
  return kindNames[kind] ?? kind;
}

const periodNames: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  half_year: texts.everyHalfYear,
  year: 'a year',
  four_years: texts.everyFourYears,
  once: 'once',
};

export function nameBenefitPeriod(period: string): string {
  return periodNames[period] ?? period;
}
