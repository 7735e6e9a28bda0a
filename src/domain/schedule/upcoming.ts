import { type CalendarDate, addDays, compareDates } from '../calendar.ts';
import { type AnnualFee, type FeeSchedule, listAnnualFees } from './annual-fee.ts';
import { type BenefitUse, type HeldBenefit, benefitStatus } from './benefit-use.ts';
import { type BonusTracking, trackBonus } from './bonus-deadline.ts';

/** Holdings with deadlines. Every `id` is the member's own row; names are for display. */
export type DatedHoldings = {
  readonly fees: readonly { id: string; cardName: string; schedule: FeeSchedule }[];
  readonly bonuses: readonly { id: string; cardName: string; tracking: BonusTracking }[];
  readonly benefits: readonly {
    id: string;
    cardName: string;
    benefitName: string;
    benefit: HeldBenefit;
    uses: readonly BenefitUse[];
  }[];
};

type Dated = { readonly id: string; readonly cardName: string; readonly date: CalendarDate };

/** An item due or lapsing on `date`; the amount is charged, owed or lost. */
export type Upcoming =
  | (Dated & { readonly kind: 'annual-fee'; readonly fee: AnnualFee })
  | (Dated & { readonly kind: 'bonus-deadline'; readonly leftCents: number })
  | (Dated & {
      readonly kind: 'benefit-lapses';
      readonly benefitName: string;
      readonly leftCents: number;
    });

/**
 * Everything that falls due or lapses from today to `days` days from now, both included, the soonest
 * first: annual fees (waived ones too), bonuses not yet earned, and benefits with something left.
 */
export function listUpcoming(
  holdings: DatedHoldings,
  today: CalendarDate,
  days: number,
): readonly Upcoming[] {
  const last = addDays(today, days);
  const found: Upcoming[] = [];
  for (const { id, cardName, schedule } of holdings.fees) {
    for (const fee of listAnnualFees(schedule, today, last)) {
      found.push({ kind: 'annual-fee', id, cardName, date: fee.dueOn, fee });
    }
  }
  for (const { id, cardName, tracking } of holdings.bonuses) {
    const progress = trackBonus(tracking, today);
    if (progress.kind === 'open' && tracking.deadline <= last) {
      const { leftCents } = progress;
      found.push({ kind: 'bonus-deadline', id, cardName, date: tracking.deadline, leftCents });
    }
  }
  for (const { id, cardName, benefitName, benefit, uses } of holdings.benefits) {
    const status = benefitStatus(benefit, uses, today);
    if (status.kind !== 'current' || status.leftCents === 0) continue;
    const date = status.lastDay;
    if (date === null || date > last) continue;
    const { leftCents } = status;
    found.push({ kind: 'benefit-lapses', id, cardName, benefitName, date, leftCents });
  }
  return found.sort((a, b) => compareDates(a.date, b.date));
}
