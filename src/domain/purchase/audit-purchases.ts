import type { CalendarDate } from '../calendar.ts';
import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import { type Cents, cents } from '../units.ts';
import {
  type CapUsed,
  type MonthSpent,
  type PurchaseAdviser,
  purchaseAdviser,
} from './best-card-now.ts';
import { capWindowOn } from './cap-period.ts';
import type { OpenedCard } from './caps-used.ts';

export type AuditedPurchase = {
  readonly subCategory: string;
  /** Negative for a refund, which reverses its earnings. */
  readonly amountCents: Cents;
  /** Index of the refunded purchase, whose earnings are then taken back. */
  readonly reverses?: number | undefined;
  readonly madeOn: CalendarDate;
  /** Id of the held card it was paid with; null if unknown. */
  readonly card: string | null;
};

/** A card's earnings on a purchase, in whole cents. */
export type Earned = {
  /** Id of the card; null if no card of the wallet is taken there. */
  readonly card: string | null;
  readonly valueCents: Cents;
};

export type AuditedLine = {
  /** Earnings on the card used, or on the best held one if unknown. */
  readonly paid: Earned;
  readonly held: Earned;
  readonly best: Earned;
};

export type Audit = {
  /** In the order of the purchases. */
  readonly lines: readonly AuditedLine[];
  readonly paidCents: Cents;
  readonly heldCents: Cents;
  readonly bestCents: Cents;
};

type Choose = (purchase: AuditedPurchase) => string | null;

/** Pays the purchases in sequence: room a card has used in its caps is gone for later ones. */
function createPayer(
  problem: RewardProblem,
  wallet: readonly OpenedCard[],
  subCategories: readonly string[],
  choose: Choose,
) {
  const slugs = new Set(wallet.map(({ card }) => card));
  const cards = problem.catalog.cards.filter(({ slug }) => slugs.has(slug));
  const own = { ...problem, catalog: { ...problem.catalog, cards } };
  const used = new Map<string, { readonly window: string; readonly units: number }>();
  const windowOf = (id: string, cap: string, date: CalendarDate) => {
    const held = wallet.find((each) => each.id === id);
    const limit = cards
      .find(({ slug }) => slug === held?.card)
      ?.caps.find(({ slug }) => slug === cap);
    const window = limit && capWindowOn(limit.period, held?.openedOn ?? null, date);
    return `${window?.startsOn ?? ''} ${window?.endsOn ?? ''}`;
  };
  let month = { name: '', spent: new Map<string, MonthSpent>() };
  let day: { readonly date: CalendarDate; readonly advise: PurchaseAdviser } | undefined;
  let [exact, told] = [0, 0];
  const earned = new Map<number, { readonly card: string; readonly perCent: number }>();

  /** Each line is the difference of two rounded totals, so that the lines add up to the rounded total, to the cent. */
  const settle = (card: string, value: number): Earned => {
    exact += value;
    const next = Math.round(exact);
    const valueCents = cents(next - told);
    told = next;
    return { card, valueCents };
  };

  return (purchase: AuditedPurchase, index: number): Earned => {
    const { subCategory, amountCents, madeOn, reverses } = purchase;
    const reversed = reverses === undefined ? undefined : earned.get(reverses);
    if (reversed) return settle(reversed.card, reversed.perCent * amountCents);
    if (day?.date !== madeOn) {
      const today = { ...own, date: madeOn };
      day = { date: madeOn, advise: purchaseAdviser(today, wallet, subCategories) };
    }
    const capsUsed = [...used].flatMap(([key, { window, units }]): CapUsed[] => {
      const [card = '', cap = ''] = key.split(' ');
      return window === windowOf(card, cap, madeOn) ? [{ card, cap, used: units }] : [];
    });
    const size = cents(Math.abs(amountCents));
    const name = madeOn.slice(0, 7);
    if (month.name !== name) month = { name, spent: new Map() };
    const offers = day.advise(subCategory, size, capsUsed, [...month.spent.values()]);
    const wanted = choose(purchase);
    const offer = wanted === null ? offers[0] : offers.find(({ id }) => id === wanted);
    if (offer === undefined) return { card: wanted, valueCents: cents(0) };
    const sign = amountCents < 0 ? -1 : 1;
    if (sign > 0) {
      // One entry for each kind: every purchase of a month looks through them.
      const kind = `${offer.id} ${subCategory}`;
      const before = month.spent.get(kind)?.cents ?? 0;
      month.spent.set(kind, { card: offer.id, subCategory, cents: cents(before + size) });
    }
    for (const { cap, wanted: units } of amountCents < 0 ? [] : offer.caps) {
      const key = `${offer.id} ${cap}`;
      const window = windowOf(offer.id, cap, madeOn);
      const before = used.get(key);
      const sum = (before?.window === window ? before.units : 0) + units;
      used.set(key, { window, units: sum });
    }
    if (amountCents > 0) {
      earned.set(index, { card: offer.id, perCent: offer.valueCents / amountCents });
    }
    return settle(offer.id, sign * offer.valueCents);
  };
}

const sumOf = (lines: readonly AuditedLine[], of: keyof AuditedLine): Cents =>
  cents(lines.reduce((sum, line) => sum + line[of].valueCents, 0));

/**
 * Audits each purchase: its earnings, and those of the best held card and of the best card of another wallet on its
 * day, with caps as earlier purchases left them. Rewards only, in whole cents that add up; annual fees, credits and
 * bonuses do not belong to a purchase. Purchases may come in any order and are paid by date.
 */
export function auditPurchases(
  problem: RewardProblem,
  held: readonly OpenedCard[],
  best: readonly HeldCard[],
  purchases: readonly AuditedPurchase[],
): Audit {
  const subCategories = [...new Set(purchases.map(({ subCategory }) => subCategory))];
  const opened = new Map(held.map(({ id, openedOn }) => [id, openedOn]));
  const other = best.map((card) => ({ ...card, openedOn: opened.get(card.id) ?? null }));
  const payPaid = createPayer(problem, held, subCategories, ({ card }) => card);
  const payHeld = createPayer(problem, held, subCategories, () => null);
  const payBest = createPayer(problem, other, subCategories, () => null);
  const lines: AuditedLine[] = [];
  const byDay = purchases
    .map((purchase, index) => ({ purchase, index }))
    .sort((a, b) => {
      if (a.purchase.madeOn !== b.purchase.madeOn) {
        return a.purchase.madeOn < b.purchase.madeOn ? -1 : 1;
      }
      // A refund comes after the purchase of the same day that it takes back.
      return Number(a.purchase.reverses !== undefined) - Number(b.purchase.reverses !== undefined);
    });
  for (const { purchase, index } of byDay) {
    lines[index] = {
      paid: payPaid(purchase, index),
      held: payHeld(purchase, index),
      best: payBest(purchase, index),
    };
  }
  return {
    lines,
    paidCents: sumOf(lines, 'paid'),
    heldCents: sumOf(lines, 'held'),
    bestCents: sumOf(lines, 'best'),
  };
}
