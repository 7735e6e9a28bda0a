import { addDays, type CalendarDate, dayNumberOf } from '../calendar.ts';
import { withoutTill } from '../merchant/merchant-words.ts';
import { matchRefunds } from '../statement/match-refunds.ts';
import { merchantKey } from '../statement/merchant-key.ts';
import { cents, type Cents } from '../units.ts';
import { afterUse, type CardOffer, type OfferUse, paidInAll, payOf } from './judge-offer.ts';
import { shopKey } from './same-shop.ts';

/** A purchase (money out), a refund, or a credit of the issuer (money in, negative), on a card whose file is known. */
export type OfferRow = {
  readonly date: CalendarDate;
  readonly description: string;
  readonly amountCents: number;
  readonly card: string;
  /** The catalog's name of the shop; null if it has none. */
  readonly shop: string | null;
  readonly isCredit: boolean;
};

export type MatchedOffer = {
  readonly offer: CardOffer;
  /** The catalog's name of its shop; null if it has none. */
  readonly merchant: string | null;
  /** Day it was written down: purchases before it count only if a credit names its shop. */
  readonly notedOn: CalendarDate;
  readonly usedOn: CalendarDate | null;
};

export type OfferOnStatement = {
  readonly id: string;
  /** `unpaid`: the credit is overdue; `waiting`: it may still come; `points`: they are on no statement. */
  readonly state: 'paid' | 'unpaid' | 'waiting' | 'points';
  /** The last purchase that met it; null for one before the statements that the member has not marked. */
  readonly boughtOn: CalendarDate | null;
  /** 0 if unknown. */
  readonly boughtCents: Cents;
  /** Amount that the issuer credited; 0 unless it is paid. */
  readonly paidCents: Cents;
  readonly paidOn: CalendarDate | null;
  /** Last day on which the credit is in time. */
  readonly dueBy: CalendarDate;
  readonly use: OfferUse;
  /** True if the member has marked as much. */
  readonly isCounted: boolean;
};

/** Days from a purchase until its credit is overdue: an assumption. Issuers say 5 to 90 days, and most pay within days. */
const MOST_DAYS = 90;
/** Letters of a shop's name that are enough to know it in a description. */
const LEAST_LETTERS = 4;

const isOfferCredit = ({ isCredit, description }: OfferRow) =>
  isCredit && /\b(?:offers?|deals?)\b/i.test(description);

/** A row with what thousands of offers compare. */
type KeyedRow = OfferRow & {
  readonly day: number;
  /** Of the description. */
  readonly key: string;
  /** Of the catalog's name; empty without one. */
  readonly shopKey: string;
};
type KeyedOffer = MatchedOffer & {
  readonly key: string;
  /** By the name typed and by the catalog's, as far as they are long enough to know the shop in a description. */
  readonly keys: readonly string[];
};

const isInTime = (bought: KeyedRow, credited: KeyedRow) => {
  const days = credited.day - bought.day;
  return days >= 0 && days <= MOST_DAYS;
};

function toKeyedOffer(match: MatchedOffer): KeyedOffer {
  const key = shopKey(match.offer.shop);
  const keys = [key, shopKey(match.merchant ?? '')].filter(({ length }) => length >= LEAST_LETTERS);
  return { ...match, key, keys };
}

/** True if the text of a credit names the offer's shop. */
const names = ({ keys }: KeyedOffer, { key }: KeyedRow) => keys.some((own) => key.includes(own));

const isAt = ({ key: own, merchant }: KeyedOffer, { shop, shopKey: known, key }: KeyedRow) =>
  (shop !== null && (shop === merchant || (known !== '' && known === own))) ||
  own === key ||
  (own.length >= LEAST_LETTERS && key.startsWith(own));

type Met = { readonly row: KeyedRow; readonly dueCents: number; readonly isPoints: boolean };

/** Purchases that met the offer, in their order, and the offer after them. */
function replay(match: MatchedOffer, rows: readonly KeyedRow[], from: CalendarDate) {
  // A use before the first day of the statements is on none of their lines.
  const isEarlier = match.usedOn !== null && match.usedOn < from;
  let offer: CardOffer = {
    ...match.offer,
    isAdded: true,
    ...(isEarlier ? {} : { usedTimes: 0, spentCents: cents(0) }),
  };
  const met: Met[] = [];
  for (const row of rows) {
    if (isEarlier && match.usedOn !== null && row.date <= match.usedOn) continue;
    const pay = payOf(offer, cents(row.amountCents), row.date);
    const isPaying = pay.cents + pay.points > 0;
    if (!isPaying && !offer.addsUp) continue;
    offer = { ...offer, ...afterUse(offer, cents(row.amountCents)) };
    if (isPaying) met.push({ row, dueCents: pay.cents, isPoints: pay.points > 0 });
  }
  return { met, offer };
}

type Days = { readonly from: CalendarDate; readonly to: CalendarDate };

/** An offer that was used before the first line, as marked or as a credit that names its shop shows; null without its credit. */
function findLatePay(
  { offer, usedOn, notedOn }: KeyedOffer,
  { from }: Days,
  own: readonly KeyedRow[],
  unnamed: readonly KeyedRow[],
): { readonly credit: KeyedRow; readonly late: OfferOnStatement } | null {
  const { back } = offer;
  if (usedOn !== null && (usedOn >= from || offer.usedTimes === 0)) return null;
  const paysCents =
    back.kind === 'dollars' ? back.cents : usedOn === null ? null : paidInAll(offer).cents;
  const last = addDays(usedOn ?? from, MOST_DAYS);
  const credit = [...own, ...(usedOn === null ? [] : unnamed)].find(
    ({ date, amountCents }) =>
      date >= (usedOn ?? notedOn) &&
      date <= last &&
      (paysCents === null || Math.abs(paysCents + amountCents) <= 1),
  );
  if (!credit) return null;
  const paidCents = cents(-credit.amountCents);
  const spentCents =
    back.kind === 'percent' ? cents(Math.round((paidCents / back.percent) * 100)) : null;
  return {
    credit,
    late: {
      id: offer.id,
      state: 'paid',
      boughtOn: usedOn,
      boughtCents: cents(usedOn === null ? (spentCents ?? 0) : offer.spentCents),
      paidCents,
      paidOn: credit.date,
      dueBy: last,
      use:
        usedOn === null
          ? afterUse(offer, spentCents)
          : { usedTimes: offer.usedTimes, spentCents: offer.spentCents },
      isCounted: usedOn !== null,
    },
  };
}

/**
 * The offers that purchases met, on the statements or before their first line; those that did not pay first. An offer is paid by a credit of its card
 * within 90 days that names the shop, or that is called an offer's, names no other and has the right amount. Refunds lower
 * their purchases. A card's statements are from its first line to its last.
 */
export function matchStatement(
  matches: readonly MatchedOffer[],
  lines: readonly OfferRow[],
): readonly OfferOnStatement[] {
  const offers = matches.map(toKeyedOffer);
  const keys = new Map<string, string>();
  const keyed = lines.map((line): KeyedRow => {
    const { description } = line;
    const key = keys.get(description) ?? shopKey(withoutTill(description));
    keys.set(description, key);
    return { ...line, key, day: dayNumberOf(line.date), shopKey: shopKey(line.shop ?? '') };
  });
  const shopping = keyed.filter(({ isCredit }) => !isCredit);
  const net = shopping.map(({ amountCents }) => amountCents);
  const refunds = matchRefunds(
    shopping.map((row) => ({ ...row, shop: row.shop ?? merchantKey(row.description) })),
  );
  for (const [refund, bought] of refunds) net[bought] = (net[bought] ?? 0) + (net[refund] ?? 0);
  const purchases = shopping
    .map((row, index) => ({ ...row, amountCents: net[index] ?? 0 }))
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const days = new Map<string, Days>();
  for (const { card, date } of lines) {
    const { from = date, to = date } = days.get(card) ?? {};
    days.set(card, { from: date < from ? date : from, to: date > to ? date : to });
  }
  const credits = keyed.filter((row) => isOfferCredit(row));
  const named = new Set(
    credits.filter((row) =>
      offers.some((match) => match.offer.card === row.card && names(match, row)),
    ),
  );
  const taken = new Set<KeyedRow>();

  const found = offers.flatMap((match): OfferOnStatement[] => {
    const { offer, notedOn } = match;
    const covered = days.get(offer.card);
    if (covered === undefined) return [];
    const ofCard = credits.filter(({ card }) => card === offer.card);
    const own = ofCard.filter((row) => names(match, row));
    const rows = purchases.filter(
      (row) =>
        row.card === offer.card &&
        isAt(match, row) &&
        ((offer.isAdded && row.date >= notedOn) || own.some((each) => isInTime(row, each))),
    );
    const { met, offer: after } = replay(match, rows, covered.from);
    const last = met.at(-1);
    if (last === undefined) return [];
    const candidates = [...own, ...ofCard.filter((each) => !named.has(each))];
    const paid = met.map(({ row, dueCents }) => {
      const credit = candidates.find(
        (each) =>
          isInTime(row, each) &&
          !taken.has(each) &&
          // A cent is lost where an issuer rounds up.
          (named.has(each) || Math.abs(dueCents + each.amountCents) <= 1),
      );
      if (credit) taken.add(credit);
      return credit;
    });
    const unpaid = met.find((each, index) => !each.isPoints && paid[index] === undefined);
    const shown = unpaid ?? last;
    const dueBy = addDays(shown.row.date, MOST_DAYS);
    const use = {
      usedTimes: Math.max(offer.usedTimes, after.usedTimes),
      spentCents: cents(Math.max(offer.spentCents, after.spentCents)),
    };
    return [
      {
        id: offer.id,
        state: shown.isPoints
          ? 'points'
          : unpaid === undefined
            ? 'paid'
            : dueBy < covered.to
              ? 'unpaid'
              : 'waiting',
        boughtOn: shown.row.date,
        boughtCents: cents(shown.row.amountCents),
        paidCents: cents(paid.reduce((sum, credit) => sum - (credit?.amountCents ?? 0), 0)),
        paidOn: paid.findLast((credit) => credit !== undefined)?.date ?? null,
        dueBy,
        use,
        isCounted: use.usedTimes === offer.usedTimes && use.spentCents === offer.spentCents,
      },
    ];
  });
  const seen = new Set(found.map(({ id }) => id));
  for (const match of offers) {
    const { id, card } = match.offer;
    const covered = days.get(card);
    if (covered === undefined || seen.has(id)) continue;
    const free = credits.filter((each) => each.card === card && !taken.has(each));
    const own = free.filter((row) => names(match, row));
    const pay = findLatePay(
      match,
      covered,
      own,
      free.filter((each) => !named.has(each)),
    );
    if (pay === null) continue;
    taken.add(pay.credit);
    found.push(pay.late);
  }
  const order = ['unpaid', 'paid', 'points', 'waiting'];
  return found.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
