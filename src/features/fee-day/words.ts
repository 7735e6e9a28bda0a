import type { FeeDayOption, FeeDayWay } from '@/domain/rewards/valuation/fee-day.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { FeeDayView, FeeRefund } from './schema.ts';
import * as texts from './texts.ts';

/** Less than this a year is no reason to do anything. */
const INDIFFERENT_CENTS = 100;

/** A way as an action. */
export function nameWay(way: FeeDayWay, { changes }: Pick<FeeDayView, 'changes'>): string {
  switch (way.kind) {
    case 'keep':
      return texts.keepIt;
    case 'close':
      return texts.closeItLabel;
    case 'change':
      return texts.changeItToOfName(changes.get(way.card)?.card.name ?? way.card);
  }
}

/** How much better the best way is than keeping the card; where keeping is best, than the next best way. */
export function describeVerdict(
  options: readonly FeeDayOption[],
  view: Pick<FeeDayView, 'changes'>,
): string {
  const [best, second] = options;
  const kept = options.find(({ way }) => way.kind === 'keep');
  if (!best || !second || !kept) return '';
  const other = best === kept ? second : kept;
  const ahead = best.netCents - other.netCents;
  if (ahead < INDIFFERENT_CENTS) {
    return texts.butItMakesNoDifference;
  }
  const than =
    other.way.kind === 'keep'
      ? texts.ifYouKeepIt
      : other.way.kind === 'close'
        ? texts.ifYouCloseIt
        : texts.ifYouChangeItTo(view.changes.get(other.way.card)?.card.name ?? other.way.card);
  return texts.overTheNextTwelveMonths(formatWholeDollars(ahead), than);
}

/** Until when closing the card brings its fee back. */
export function describeRefund(
  refund: FeeRefund | null,
  { issuer, dueOn }: Pick<FeeDayView, 'issuer' | 'dueOn'>,
): string {
  if (!refund) return texts.weDontKnowWhetherPays(issuer);
  if (refund.days === 0) {
    return texts.doesntPayAFeeBack(issuer, dueOn ? texts.on(formatDate(dueOn)) : '');
  }
  const { open } = refund;
  if (open) {
    return texts.theFeeChargedOnComes(
      formatDate(open.chargedOn),
      formatDate(open.until),
      formatCount(open.daysLeft, texts.day),
    );
  }
  return texts.paysTheFeeBackIf(issuer, formatCount(refund.days, texts.day));
}
