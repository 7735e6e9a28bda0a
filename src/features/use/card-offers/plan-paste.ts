import type { CalendarDate } from '@/domain/calendar.ts';
import { stateOf } from '@/domain/card-offers/judge-offer.ts';
import { type ReadOffer, readOfferPage } from '@/domain/card-offers/read-offer-page.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { shopKey } from '@/domain/card-offers/same-shop.ts';
import { textsOf } from '@/lib/fields/check-fields.ts';
import { type CardOfferRow, createOffer, fromBack, offerForm, readOfferForm } from './schema.ts';

export type PastedOffer = {
  readonly row: CardOfferRow;
  /** The line of the page with the reward. */
  readonly line: string;
  /** The same offer on the list, or further up on the page; null for a new one. */
  readonly known: CardOfferRow | 'above' | null;
};

type PastePlan = {
  readonly offers: readonly PastedOffer[];
  readonly unread: ReturnType<typeof readOfferPage>['unread'];
  /** True if the page has more than an issuer's, and nothing of it is taken. */
  readonly isTooLong: boolean;
};

/** Offers and lines of a page, each of which is a row to tick. */
const MOST_ROWS = 500;

const SAME = [
  'gives',
  'back_percent',
  'back_rate',
  'back_cents',
  'back_points',
  'min_spend_cents',
] as const;

/** Two offers with the same one are the same; null for a shop without letters, which is like no other. */
function keyOf(row: CardOfferRow): string | null {
  const shop = shopKey(row.shop);
  return shop === ''
    ? null
    : JSON.stringify([row.member_card_id, shop, ...SAME.map((column) => row[column])]);
}

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
  if (found.length + unread.length > MOST_ROWS) return { offers: [], unread: [], isTooLong: true };
  const live = present
    .filter((row) => ['ready', 'to-add'].includes(stateOf(toOffer(row), day)))
    .map((row) => [keyOf(row), row] as const);
  // The first of several that are alike.
  const onList = new Map(live.toReversed());
  const above = new Set<string | null>();
  const offers: PastedOffer[] = [];
  const odd: PastePlan['unread'][number][] = [];
  for (const read of found) {
    const row = toRow(read, card);
    const { line, shop } = read;
    // The table refuses all offers of a request for one that it does not take.
    if (readOfferForm(textsOf(offerForm, row), row).kind === 'invalid') odd.push({ line, shop });
    else {
      const key = keyOf(row);
      const known = key === null ? null : (onList.get(key) ?? (above.has(key) ? 'above' : null));
      above.add(key);
      offers.push({ row, line, known });
    }
  }
  return { offers, unread: [...unread, ...odd], isTooLong: false };
}
