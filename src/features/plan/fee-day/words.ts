import { DRAWER, isCloseCall } from '@/domain/rewards/valuation/keep-or-drop.ts';
import type { FeeDayOption, FeeDayWay } from '@/domain/rewards/valuation/fee-day.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { FeeDayView, FeeRefund } from './schema.ts';

/** Less than this a year is no reason to do anything. */
const INDIFFERENT_CENTS = 100;

type Named = Pick<FeeDayView, 'changes' | 'isIdle'>;

export function nameWay(way: FeeDayWay, { changes, isIdle }: Named): string {
  switch (way.kind) {
    case 'keep':
      return isIdle ? DRAWER : 'Keep it';
    case 'close':
      return 'Close it';
    case 'change':
      return `Change it to ${changes.get(way.card)?.card.name ?? way.card}`;
  }
}

function nameDoing(way: FeeDayWay, { changes }: Pick<Named, 'changes'>): string {
  switch (way.kind) {
    case 'keep':
      return 'keeping it';
    case 'close':
      return 'closing it';
    case 'change':
      return `changing it to ${changes.get(way.card)?.card.name ?? way.card}`;
  }
}

/** The best way; `Close call: close it, or keep it` if a year that goes otherwise could make keeping the best. */
export function nameVerdict(
  options: readonly Pick<FeeDayOption, 'way' | 'netCents'>[],
  view: Named & Pick<FeeDayView, 'feeCents'>,
): string {
  const [best] = options;
  const kept = options.find(({ way }) => way.kind === 'keep');
  if (!best || !kept) return '';
  const name = nameWay(best.way, view);
  return best !== kept && isCloseCall(best.netCents - kept.netCents, view.feeCents)
    ? `Close call: ${name.charAt(0).toLowerCase()}${name.slice(1)}, or keep it`
    : name;
}

/** How much better the best way is than keeping the card; where keeping is best, than the next best way, and by which bonus. */
export function describeVerdict(options: readonly FeeDayOption[], view: Named): string {
  const [best, second] = options;
  const kept = options.find(({ way }) => way.kind === 'keep');
  if (!best || !second || !kept) return '';
  const other = best === kept ? second : kept;
  const ahead = best.netCents - other.netCents;
  if (view.isIdle && best === kept) {
    return 'It adds nothing to your other cards, but keeping it open is free and keeps your credit history.';
  }
  if (ahead < INDIFFERENT_CENTS) {
    return 'But it makes no difference: over the next twelve months the next best option leaves you the same.';
  }
  const than = nameDoing(other.way, view);
  const underWay = formatWholeDollars(kept.keepingCents);
  const part = kept.keepingCents > ahead ? `only because of ${underWay}` : `${underWay} of it`;
  const bonus =
    best === kept && kept.keepingCents >= INDIFFERENT_CENTS
      ? `, ${part} from bonuses and offers under way`
      : '';
  const doing = nameDoing(best.way, view);
  return `${doing.charAt(0).toUpperCase()}${doing.slice(1)} leaves you ${formatWholeDollars(ahead)} more over the next twelve months than ${than}${bonus}.`;
}

/** Last day on which closing the card refunds its fee. */
export function describeRefund(
  refund: FeeRefund | null,
  { issuer, dueOn }: Pick<FeeDayView, 'issuer' | 'dueOn'>,
): string {
  if (!refund) return `We don’t know whether ${issuer} refunds the fee when you close a card.`;
  if (refund.days === 0) {
    return `${issuer} doesn’t refund the fee: decide before it is charged${dueOn ? `, on ${formatDate(dueOn)}` : ''}.`;
  }
  const { open } = refund;
  if (open) {
    return `The fee charged on ${formatDate(open.chargedOn)} is refunded if you close the card by ${formatDate(open.until)}, ${formatCount(open.daysLeft, 'day')} from now.`;
  }
  return `${issuer} refunds the fee if you close the card within ${formatCount(refund.days, 'day')} of the day it is charged.`;
}
