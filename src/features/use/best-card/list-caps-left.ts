import type { LedgerNames } from '@/components/ledger-names.ts';
import { type CalendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import { capWindowOn } from '@/domain/purchase/cap-period.ts';
import type { CapPeriod } from '@/domain/rewards/catalog/card.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { formatCapAmount } from '@/lib/card-terms.ts';
import { formatDate } from '@/lib/dates.ts';
import { describeOfferCaps } from './describe-offer.ts';
import type { Offer } from './find-offers.ts';
import { nameRateBeyond } from './public.ts';

/** The remainder of a held card's cap, and its description. */
type CapLeft = {
  readonly cap: string;
  readonly left: number;
  readonly limit: number;
  readonly text: string;
};

const periods: readonly CapPeriod[] = [
  'billing_cycle',
  'month',
  'quarter',
  'half_year',
  'calendar_year',
  'anniversary_year',
  'lifetime',
];

/** Lists the remaining caps on a held card's rate in the current period. */
export function listCapsLeft(
  offer: Offer,
  memberCard: MemberCard,
  names: LedgerNames,
  today: CalendarDate,
): readonly CapLeft[] {
  const { row, pointSystem } = offer;
  return offer.caps.flatMap(({ cap, left, limit, unit }) => {
    const found = row.spending_caps.find(({ slug }) => slug === cap);
    const period = periods.find((name) => name === found?.period);
    if (!found || period === undefined) return [];
    const { endsOn } = capWindowOn(period, parseCalendarDate(memberCard.opened_on), today);
    const rateUnit = names.rateUnit(pointSystem);
    const then = nameRateBeyond(found, row, rateUnit);
    const until = endsOn === null ? '' : ` until ${formatDate(endsOn)}`;
    const amount = (units: number) =>
      formatCapAmount(
        { amount_cents: units, amount_points: unit === 'points' ? units : null },
        rateUnit,
      );
    const [rest = ''] = amount(left).split(' ');
    const text =
      left > 0
        ? `${rest} of ${amount(limit)} left${until}, then ${then}`
        : `Its ${amount(limit)} limit is used up${until}: ${then} beyond`;
    return [{ cap, left, limit, text }];
  });
}

/** Describes the remaining caps; for another person's card only the limits, since their use is unknown here. */
export function describeCapsLeft(
  offer: Offer,
  memberCard: MemberCard,
  names: LedgerNames,
  today: CalendarDate,
): readonly string[] {
  return offer.carrier === undefined
    ? listCapsLeft(offer, memberCard, names, today).map(({ text }) => text)
    : describeOfferCaps(offer, names);
}
