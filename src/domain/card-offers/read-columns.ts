import { parseCalendarDate } from '../calendar.ts';
import { cents, points } from '../units.ts';
import type { CardOffer, OfferBack } from './judge-offer.ts';

/** An offer as the database keeps it: the columns that its kind does not need are null. */
type OfferColumns = {
  readonly id: string;
  readonly member_card_id: string;
  readonly shop: string;
  readonly gives: OfferBack['kind'];
  readonly back_percent: number | null;
  readonly back_rate: number | null;
  readonly back_cents: number | null;
  readonly back_points: number | null;
  readonly min_spend_cents: number;
  readonly adds_up: boolean;
  readonly times: number | null;
  readonly ends_on: string | null;
  readonly is_added: boolean;
  readonly used_times: number;
  readonly spent_cents: number;
};

function toBack(row: OfferColumns): OfferBack {
  switch (row.gives) {
    case 'dollars':
      return { kind: 'dollars', cents: cents(row.back_cents ?? 0) };
    case 'percent':
      return {
        kind: 'percent',
        percent: row.back_percent ?? 0,
        mostCents: row.back_cents === null ? null : cents(row.back_cents),
      };
    case 'points':
      return { kind: 'points', points: points(row.back_points ?? 0) };
    case 'points_per_dollar':
      return {
        kind: 'points_per_dollar',
        rate: row.back_rate ?? 0,
        mostPoints: row.back_points === null ? null : points(row.back_points),
      };
  }
}

/** Converts the columns for the computation. */
export function toOffer(row: OfferColumns): CardOffer {
  return {
    id: row.id,
    card: row.member_card_id,
    shop: row.shop,
    back: toBack(row),
    minSpendCents: cents(row.min_spend_cents),
    addsUp: row.adds_up,
    times: row.times,
    endsOn: parseCalendarDate(row.ends_on),
    isAdded: row.is_added,
    usedTimes: row.used_times,
    spentCents: cents(row.spent_cents),
  };
}
