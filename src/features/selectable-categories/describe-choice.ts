import type { CardRow, ChoiceRow } from '@/features/catalogue/schema.ts';
import { formatCents, formatRate, type RateUnit } from '@/lib/format.ts';
import * as texts from './texts.ts';

const capPeriods: Readonly<Record<string, string>> = {
  billing_cycle: texts.aBillingCycle,
  month: 'a month',
  quarter: 'a quarter',
  half_year: texts.everyHalfYear,
  calendar_year: texts.aCalendarYear,
  anniversary_year: texts.aCardYear,
  lifetime: texts.inAll,
};

const changePeriods: Readonly<Record<string, string>> = {
  billing_cycle: texts.itCanBeChangedEach,
  month: texts.itCanBeChangedOnce,
  quarter: texts.itCanBeChangedEachQuarter,
  year: texts.itCanBeChangedOnceA,
};

/** What a choice earns, up to which cap, and how often it may be changed. */
export function describeChoice(card: CardRow, choice: ChoiceRow, unit: RateUnit): string {
  const cap = card.spending_caps.find(({ id }) => id === choice.spending_cap_id);
  const upTo =
    cap === undefined
      ? ''
      : texts.upToThen(
          formatCents(cap.amount_cents),
          capPeriods[cap.period] ?? cap.period,
          formatRate(cap.fallback_rate, unit),
        );
  const change = choice.change_period === null ? '' : (changePeriods[choice.change_period] ?? '');
  return texts.rateOnWhatYouChoose(formatRate(choice.rate, unit), upTo, change).trim();
}
