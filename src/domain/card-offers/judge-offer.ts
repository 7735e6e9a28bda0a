import { type CalendarDate } from '../calendar.ts';
import { cents, type Cents, type CentsPerPoint, points, type Points } from '../units.ts';

/** Amount that comes back. `most…`: in all, over every use; null without a limit. */
export type OfferBack =
  | { readonly kind: 'dollars'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly percent: number; readonly mostCents: Cents | null }
  | { readonly kind: 'points'; readonly points: Points }
  | {
      readonly kind: 'points_per_dollar';
      readonly rate: number;
      readonly mostPoints: Points | null;
    };

/** An offer that an issuer linked to a held card, such as an Amex Offer. */
export type CardOffer = {
  readonly id: string;
  /** Id of the held card. */
  readonly card: string;
  readonly shop: string;
  readonly back: OfferBack;
  readonly minSpendCents: Cents;
  /** True if several purchases reach the least amount together. */
  readonly addsUp: boolean;
  /** How often it pays; null for every time. */
  readonly times: number | null;
  /** Last day of a purchase; null if it has no end. */
  readonly endsOn: CalendarDate | null;
  /** True once the member has added it to the card; it pays nothing before. */
  readonly isAdded: boolean;
  readonly usedTimes: number;
  /** Sum of the purchases that counted so far. */
  readonly spentCents: Cents;
};

export type OfferState = 'ready' | 'to-add' | 'used' | 'expired';

/** In whole cents and points, never negative. */
export type OfferPay = { readonly cents: Cents; readonly points: Points };

const nothing: OfferPay = { cents: cents(0), points: points(0) };

/** Rounded down, since issuers credit no part of a cent or a point; 1e-6 absorbs what binary fractions lose. */
const down = (value: number) => Math.floor(value + 1e-6);

/** Sum that a percentage or a rate has paid on the purchases so far, in cents or points. */
function paidSoFar(back: OfferBack, spentCents: number): number {
  if (back.kind === 'percent') return down((spentCents * back.percent) / 100);
  return back.kind === 'points_per_dollar' ? down((spentCents / 100) * back.rate) : 0;
}

const mostOf = (back: OfferBack): number | null =>
  back.kind === 'percent'
    ? back.mostCents
    : back.kind === 'points_per_dollar'
      ? back.mostPoints
      : null;

/**
 * The most that it pays, points at a cent each, so that small ones can be told from large ones; null where its terms set no
 * limit.
 */
export function mostWorth({ back }: CardOffer): Cents | null {
  const most =
    back.kind === 'dollars' ? back.cents : back.kind === 'points' ? back.points : mostOf(back);
  return most === null ? null : cents(most);
}

/** The least that its next uses pay, points at a cent each; `isMore` where its terms set no limit. */
export function leftWorth({ back, times, usedTimes, spentCents }: CardOffer): {
  readonly cents: Cents;
  readonly isMore: boolean;
} {
  if (back.kind === 'dollars' || back.kind === 'points') {
    const once = back.kind === 'dollars' ? back.cents : back.points;
    return { cents: cents(once * ((times ?? usedTimes + 1) - usedTimes)), isMore: times === null };
  }
  const most = mostOf(back);
  return {
    cents: cents(Math.max(0, (most ?? 0) - paidSoFar(back, spentCents))),
    isMore: most === null,
  };
}

/** Spending that already counts toward the next payment. */
function progressOf({ addsUp, minSpendCents, usedTimes, spentCents }: CardOffer): number {
  return addsUp ? Math.max(0, spentCents - usedTimes * minSpendCents) : 0;
}

/** An offer that is used up stays used after its end. */
export function stateOf(offer: CardOffer, today: CalendarDate): OfferState {
  const most = mostOf(offer.back);
  const isUsedUp =
    (offer.times !== null && offer.usedTimes >= offer.times) ||
    (most !== null && paidSoFar(offer.back, offer.spentCents) >= most);
  if (isUsedUp) return 'used';
  if (offer.endsOn !== null && offer.endsOn < today) return 'expired';
  return offer.isAdded ? 'ready' : 'to-add';
}

/** Spending that is missing until it pays the next time, in cents; 0 if any purchase counts. */
export function leftToSpend(offer: CardOffer): Cents {
  return cents(Math.max(0, offer.minSpendCents - progressOf(offer)));
}

/** Spending until the most in all is reached, in cents; null without a limit. */
export function leftToEarnOn({ back, spentCents }: CardOffer): Cents | null {
  const most = mostOf(back);
  if (most === null) return null;
  const left = Math.max(0, most - paidSoFar(back, spentCents));
  if (back.kind === 'percent') return cents(Math.ceil((left / back.percent) * 100 - 1e-6));
  return back.kind === 'points_per_dollar'
    ? cents(Math.ceil((left / back.rate) * 100 - 1e-6))
    : null;
}

/**
 * Pay of the offer for one purchase, even if it is still to add: nothing once it is used up or expired, or where the
 * purchase leaves the least amount unreached; a fixed amount once, however large the purchase; a percentage or a rate of the
 * purchase, up to what is left of its limit. Source of the rule: the terms printed with the offers ("Get a one-time $20
 * statement credit by using your enrolled Card to spend a minimum of $100 in one or more purchases"; "Earn 10% back on
 * a single purchase, up to a total of $17").
 */
export function payOf(offer: CardOffer, amountCents: Cents, day: CalendarDate): OfferPay {
  const state = stateOf(offer, day);
  const { back } = offer;
  if (state === 'used' || state === 'expired' || amountCents < leftToSpend(offer)) return nothing;
  if (back.kind === 'dollars') return { ...nothing, cents: back.cents };
  if (back.kind === 'points') return { ...nothing, points: back.points };
  const before = paidSoFar(back, offer.spentCents);
  const room = Math.max(0, (mostOf(back) ?? Infinity) - before);
  const paid = Math.min(room, paidSoFar(back, amountCents));
  return back.kind === 'percent'
    ? { ...nothing, cents: cents(paid) }
    : { ...nothing, points: points(paid) };
}

/** In cents, points at the member's value. */
export const payValue = (pay: OfferPay, value: CentsPerPoint): Cents =>
  cents(pay.cents + pay.points * value);

export type OfferUse = Pick<CardOffer, 'usedTimes' | 'spentCents'>;

/**
 * The offer after a purchase: used once more, unless purchases add up and the least amount is not reached yet. Without
 * an amount the least amount counts as spent.
 */
export function afterUse(offer: CardOffer, amountCents: Cents | null): OfferUse {
  const spent = offer.spentCents + (amountCents ?? leftToSpend(offer));
  const isReached = !offer.addsUp || amountCents === null || amountCents >= leftToSpend(offer);
  const used = offer.usedTimes + (isReached ? 1 : 0);
  return { usedTimes: Math.min(used, offer.times ?? Infinity), spentCents: cents(spent) };
}

/** Sum that it has paid in all; of a percentage only on purchases whose amounts are known. */
export function paidInAll({ back, usedTimes, spentCents }: CardOffer): OfferPay {
  const paid = paidSoFar(back, spentCents);
  switch (back.kind) {
    case 'dollars':
      return { ...nothing, cents: cents(usedTimes * back.cents) };
    case 'points':
      return { ...nothing, points: points(usedTimes * back.points) };
    case 'percent':
      return { ...nothing, cents: cents(Math.min(paid, back.mostCents ?? Infinity)) };
    case 'points_per_dollar':
      return { ...nothing, points: points(Math.min(paid, back.mostPoints ?? Infinity)) };
  }
}

type Valued = {
  /** Id of the held card. */
  readonly id: string;
  readonly valueCents: Cents;
  readonly centsPerPoint: CentsPerPoint;
};

export type WithOffers<T> = {
  readonly card: T;
  /** The offer that pays the most, and what it pays; null if none does. */
  readonly paying: { readonly offer: CardOffer; readonly pay: OfferPay } | null;
  /** Added offers that this amount leaves unreached. */
  readonly short: readonly CardOffer[];
  /** Offers to add first, the most valuable for this purchase first, with what they would pay. */
  readonly toAdd: readonly { readonly offer: CardOffer; readonly pay: OfferPay }[];
  /** The card's own rewards with what the offer pays. */
  readonly totalCents: Cents;
  /** Days until the purchase is due, where they decide between cards worth the same; null elsewhere. */
  readonly tie: { readonly days: number; readonly isFirst: boolean } | null;
};

/**
 * Most valuable first; of cards worth the same the one that is due last. Cards of unknown days come after those, in
 * their old order, since nothing is guessed. Compares thousandths of a cent: smaller differences are only what binary
 * fractions lose.
 */
function breakTies<T extends Valued>(
  cards: readonly Omit<WithOffers<T>, 'tie'>[],
  daysUntilDue: (id: string) => number | null,
): readonly WithOffers<T>[] {
  const ranked = cards
    .map((deal) => ({
      deal,
      days: daysUntilDue(deal.card.id),
      worth: Math.round(deal.totalCents * 1000),
    }))
    .toSorted((a, b) => b.worth - a.worth || (b.days ?? -1) - (a.days ?? -1));
  return ranked.map(({ deal, days, worth }) => {
    const same = ranked.filter((other) => other.worth === worth);
    const decides = same.some((other) => other.days !== days);
    const isFirst = same[0]?.deal === deal;
    return { ...deal, tie: decides && days !== null ? { days, isFirst } : null };
  });
}

/**
 * Ranks cards for a purchase by their rewards with the offers that hold at the shop. Ties: the longest time until the
 * purchase is due (`daysUntilDue`, null if unknown), then the given order. Of several offers on a card the best one
 * counts: issuers allow one for a purchase. An offer that is not added does not count.
 */
export function rankWithOffers<T extends Valued>(
  cards: readonly T[],
  offers: readonly CardOffer[],
  amountCents: Cents,
  day: CalendarDate,
  daysUntilDue: (id: string) => number | null = () => null,
): readonly WithOffers<T>[] {
  const deals = cards.map((card) => {
    const own = offers
      .filter((offer) => offer.card === card.id)
      .map((offer) => ({ offer, pay: payOf(offer, amountCents, day) }))
      .toSorted(
        (a, b) => payValue(b.pay, card.centsPerPoint) - payValue(a.pay, card.centsPerPoint),
      );
    const inState = (state: OfferState) => own.filter(({ offer }) => stateOf(offer, day) === state);
    const [best] = inState('ready').filter(({ pay }) => pay.cents + pay.points > 0);
    return {
      card,
      paying: best ?? null,
      short: inState('ready')
        .filter(({ offer }) => amountCents < leftToSpend(offer))
        .map(({ offer }) => offer),
      toAdd: inState('to-add'),
      totalCents: cents(card.valueCents + (best ? payValue(best.pay, card.centsPerPoint) : 0)),
    };
  });
  return breakTies(deals, daysUntilDue);
}
