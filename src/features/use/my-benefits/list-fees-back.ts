import { addMonths, type CalendarDate, dateOf, partsOf } from '@/domain/calendar.ts';
import { type BenefitStatus, benefitStatus } from '@/domain/schedule/benefit-use.ts';
import { type MyBenefit } from './to-entries.ts';

/** Part of a held card's annual fee that its credits have paid back in a membership year. */
export type FeeBack = {
  /** Id of the held card. */
  readonly id: string;
  readonly name: string;
  readonly feeCents: number;
  /** First day of the membership year; January 1 if the opening day is not known. */
  readonly since: CalendarDate;
  readonly usedCents: number;
  /** Left in this year's periods that have ended since the card was entered. */
  readonly lapsedCents: number;
  /** Left in the running periods. */
  readonly leftCents: number;
};

/** Cents of a credit used in a calendar year, each period capped at the credit's amount. */
export function usedIn({ measure, terms, allUses }: MyBenefit, year: string): number {
  if (measure !== 'money') return 0;
  const byPeriod = new Map<string, number>();
  for (const { usedOn } of allUses) {
    if (!usedOn.startsWith(year)) continue;
    const status = benefitStatus(terms, allUses, usedOn);
    if (status.kind === 'current') byPeriod.set(status.period.startsOn, status.usedCents);
  }
  return [...byPeriod.values()].reduce((sum, cents) => sum + cents, 0);
}

function startOfYear({ terms: { openedOn } }: MyBenefit, today: CalendarDate): CalendarDate {
  const { year } = partsOf(today);
  if (openedOn === null || openedOn > today) return dateOf(year, 1, 1);
  const months = 12 * (year - partsOf(openedOn).year);
  const anniversary = addMonths(openedOn, months);
  return anniversary <= today ? anniversary : addMonths(openedOn, months - 12);
}

type Period = Extract<BenefitStatus, { kind: 'current' }>;

/** Periods since a day, oldest first. The period of that day counts whole: uses have no day of their own. */
function listPeriods({ terms, allUses }: MyBenefit, since: CalendarDate, today: CalendarDate) {
  const periods: Period[] = [];
  for (let day: CalendarDate | null = since; day !== null && day <= today;) {
    const status = benefitStatus(terms, allUses, day);
    if (status.kind === 'not-yet') {
      day = status.usableFrom;
      continue;
    }
    if (status.kind !== 'current') break;
    periods.push(status);
    day = status.resetsOn;
  }
  return periods;
}

/** The benefit in each of its periods that ended within the last twelve months, newest first. */
export function listPastPeriods(
  entry: MyBenefit,
  today: CalendarDate,
): (MyBenefit & { status: Period })[] {
  const yearAgo = addMonths(today, -12);
  const { openedOn } = entry.terms;
  return listPeriods(entry, openedOn !== null && openedOn > yearAgo ? openedOn : yearAgo, today)
    .filter(({ lastDay }) => lastDay !== null && lastDay < today)
    .map((status) => ({ ...entry, status }))
    .toReversed();
}

/** The cards with a fee and a credit, the dearest first. Credits that spending earns, and hidden ones, do not lapse. */
export function listFeesBack(entries: readonly MyBenefit[], today: CalendarDate): FeeBack[] {
  const fees = new Map<string, FeeBack>();
  for (const entry of entries) {
    const { memberCard, card, measure, status, row, isHidden } = entry;
    const feeCents = memberCard.annual_fee_cents ?? card.annual_fee_cents;
    if (measure !== 'money' || feeCents === 0) continue;
    const since = startOfYear(entry, today);
    const enteredOn = memberCard.created_at.slice(0, 'yyyy-mm-dd'.length);
    const periods = listPeriods(entry, since, today);
    const usedCents = periods.reduce((sum, period) => sum + period.usedCents, 0);
    const lapsedCents = periods
      .filter(({ lastDay }) => lastDay !== null && lastDay < today && lastDay >= enteredOn)
      .reduce((sum, { leftCents }) => sum + leftCents, 0);
    const isOpen = row.min_spend_cents === null && !isHidden;
    const left = isOpen && status.kind === 'current' ? status.leftCents : 0;
    const before = fees.get(memberCard.id);
    fees.set(memberCard.id, {
      ...{ id: memberCard.id, name: entry.cardName, feeCents, since },
      usedCents: (before?.usedCents ?? 0) + usedCents,
      lapsedCents: (before?.lapsedCents ?? 0) + (isOpen ? lapsedCents : 0),
      leftCents: (before?.leftCents ?? 0) + left,
    });
  }
  return [...fees.values()].toSorted((a, b) => b.feeCents - a.feeCents);
}
