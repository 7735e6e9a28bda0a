import type { CalendarDate } from '@/domain/calendar.ts';
import { stateOf } from '@/domain/card-offers/judge-offer.ts';
import { type ReadOffer, readOfferPage } from '@/domain/card-offers/read-offer-page.ts';
import { isSameShop } from '@/domain/card-offers/same-shop.ts';
import { type CardOfferRow, createOffer, fromBack, toOffer } from './schema.ts';

export type PastedOffer = {
  readonly row: CardOfferRow;
  /** The line of the page with the reward. */
  readonly line: string;
  /** The same offer on the list, or further up on the page; null for a new one. */
  readonly known: CardOfferRow | 'above' | null;
};

export type PastePlan = {
  readonly offers: readonly PastedOffer[];
  readonly unread: ReturnType<typeof readOfferPage>['unread'];
};

const SAME = [
  'gives',
  'back_percent',
  'back_rate',
  'back_cents',
  'back_points',
  'min_spend_cents',
] as const;

const isSameOffer = (one: CardOfferRow, other: CardOfferRow) =>
  one.member_card_id === other.member_card_id &&
  SAME.every((column) => one[column] === other[column]) &&
  isSameShop(one.shop, other.shop);

function toRow(read: ReadOffer, card: string): CardOfferRow {
  return createOffer({
    member_card_id: card,
    shop: read.shop,
    ...fromBack(read.back),
    min_spend_cents: read.minSpendCents,
    adds_up: read.addsUp,
    times: read.times,
    ends_on: read.endsOn,
    is_added: read.isAdded,
    notes: read.isUpTo ? read.line.slice(0, 1000) : null,
  });
}

/**
 * Offers of a pasted page for a card. One that is on the list and can still be used is the same; after its end, or once it is
 * used, the issuer has made it anew.
 */
export function planPaste(
  text: string,
  card: string,
  present: readonly CardOfferRow[],
  day: CalendarDate,
): PastePlan {
  const { offers: found, unread } = readOfferPage(text, day);
  const live = present.filter((row) => ['ready', 'to-add'].includes(stateOf(toOffer(row), day)));
  const rows: CardOfferRow[] = [];
  const offers = found.map((read): PastedOffer => {
    const row = toRow(read, card);
    const isAbove = rows.some((other) => isSameOffer(row, other));
    rows.push(row);
    const known = live.find((other) => isSameOffer(row, other)) ?? (isAbove ? 'above' : null);
    return { row, line: read.line, known };
  });
  return { offers, unread };
}
