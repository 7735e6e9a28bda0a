import type { CalendarDate } from '../calendar.ts';
import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import { type Cents, cents } from '../units.ts';
import { type CapUsed, type PurchaseAdviser, purchaseAdviser } from './best-card-now.ts';
import { capWindowOn } from './cap-period.ts';
import type { OpenedCard } from './caps-used.ts';

/** A line of a statement. */
export type AuditedPurchase = {
  readonly subCategory: string;
  /** Below zero for what came back, which takes back what it would earn. */
  readonly amountCents: Cents;
  readonly madeOn: CalendarDate;
  /** Id of the held card that it was paid with; null where nobody knows. */
  readonly card: string | null;
};

/** What a purchase brings with a card, in whole cents. */
export type Earned = {
  /** Id of the card; null where no card of the wallet is taken there. */
  readonly card: string | null;
  readonly valueCents: Cents;
};

export type AuditedLine = {
  /** With the card it was paid with, else with the best held one. */
  readonly paid: Earned;
  readonly held: Earned;
  readonly best: Earned;
};

export type Audit = {
  /** In the order of the purchases. */
  readonly lines: readonly AuditedLine[];
  /** The sums of the lines. */
  readonly paidCents: Cents;
  readonly heldCents: Cents;
  readonly bestCents: Cents;
};

type Choose = (purchase: AuditedPurchase) => string | null;

/** Pays one purchase after the other: what a card has used of its caps is gone for those that follow. */
function createPayer(
  problem: RewardProblem,
  wallet: readonly OpenedCard[],
  subCategories: readonly string[],
  choose: Choose,
) {
  const slugs = new Set(wallet.map(({ card }) => card));
  const cards = problem.catalog.cards.filter(({ slug }) => slugs.has(slug));
  const own = { ...problem, catalog: { ...problem.catalog, cards } };
  const used = new Map<string, { readonly window: string; readonly cents: number }>();
  const windowOf = (id: string, cap: string, date: CalendarDate) => {
    const held = wallet.find((each) => each.id === id);
    const limit = cards
      .find(({ slug }) => slug === held?.card)
      ?.caps.find(({ slug }) => slug === cap);
    const window = limit && capWindowOn(limit.period, held?.openedOn ?? null, date);
    return `${window?.startsOn ?? ''} ${window?.endsOn ?? ''}`;
  };
  let day: { readonly date: CalendarDate; readonly advise: PurchaseAdviser } | undefined;
  let [exact, told] = [0, 0];

  return (purchase: AuditedPurchase): Earned => {
    const { subCategory, amountCents, madeOn } = purchase;
    if (day?.date !== madeOn) {
      const today = { ...own, date: madeOn };
      day = { date: madeOn, advise: purchaseAdviser(today, wallet, subCategories) };
    }
    const capsUsed = [...used].flatMap(([key, { window, cents: sum }]): CapUsed[] => {
      const [card = '', cap = ''] = key.split(' ');
      return window === windowOf(card, cap, madeOn) ? [{ card, cap, usedCents: cents(sum) }] : [];
    });
    const size = cents(Math.abs(amountCents));
    const offers = day.advise(subCategory, size, capsUsed);
    const wanted = choose(purchase);
    const offer = wanted === null ? offers[0] : offers.find(({ id }) => id === wanted);
    if (offer === undefined) return { card: wanted, valueCents: cents(0) };
    const sign = amountCents < 0 ? -1 : 1;
    for (const { cap } of amountCents < 0 ? [] : offer.caps) {
      const key = `${offer.id} ${cap}`;
      const window = windowOf(offer.id, cap, madeOn);
      const before = used.get(key);
      const sum = (before?.window === window ? before.cents : 0) + size;
      used.set(key, { window, cents: sum });
    }
    // Each line is the step from one rounded sum to the next: they add up to the rounded sum, to the cent.
    exact += sign * offer.valueCents;
    const next = Math.round(exact);
    const valueCents = cents(next - told);
    told = next;
    return { card: offer.id, valueCents };
  };
}

const sumOf = (lines: readonly AuditedLine[], of: keyof AuditedLine): Cents =>
  cents(lines.reduce((sum, line) => sum + line[of].valueCents, 0));

/**
 * What each purchase earned, what the best held card and what the best card of another wallet would have brought on its day,
 * each with the caps as the purchases before it left them there. Rewards only, in whole cents that add up; annual fees,
 * credits and bonuses are not of a purchase. Purchases may come in any order and are paid in that of their days.
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
    .sort((a, b) =>
      a.purchase.madeOn < b.purchase.madeOn ? -1 : a.purchase.madeOn > b.purchase.madeOn ? 1 : 0,
    );
  for (const { purchase, index } of byDay) {
    lines[index] = { paid: payPaid(purchase), held: payHeld(purchase), best: payBest(purchase) };
  }
  return {
    lines,
    paidCents: sumOf(lines, 'paid'),
    heldCents: sumOf(lines, 'held'),
    bestCents: sumOf(lines, 'best'),
  };
}
