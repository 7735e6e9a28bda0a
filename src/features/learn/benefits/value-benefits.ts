import { periodsAYear } from '@/lib/card-terms.ts';
import type { CardBenefitRow, CardRow } from '@/features/catalog/facts/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import type { BenefitEntry, GivenBenefit } from './list-benefits.ts';

/** Cents a year that one card's benefit is worth to the member. */
export type WorthOf = (given: GivenBenefit) => number;

export type BenefitWay = {
  readonly card: CardRow;
  /** Parts of the benefit that the card gives, the most worth first. */
  readonly rows: readonly CardBenefitRow[];
  readonly worthCents: number;
};

/** Cards that give a benefit, with what all of their parts are worth to the member. */
export function listWays(given: readonly GivenBenefit[], worthOf: WorthOf): readonly BenefitWay[] {
  const cards = new Map<number, GivenBenefit[]>();
  for (const each of given) cards.set(each.card.id, [...(cards.get(each.card.id) ?? []), each]);
  return [...cards.values()].flatMap((parts): BenefitWay[] => {
    const [first] = parts;
    if (!first) return [];
    const rows = parts.toSorted((a, b) => worthOf(b) - worthOf(a)).map(({ row }) => row);
    return [
      { card: first.card, rows, worthCents: parts.reduce((sum, part) => sum + worthOf(part), 0) },
    ];
  });
}

/** Less than this, in cents, shows as nothing. */
const worthwhileCents = 50;

/**
 * The lowest fee of the cards that a member could have, among those whose benefit is worth something to them if any is;
 * of equal fees, the one worth more.
 */
export function pickCheapest(
  ways: readonly BenefitWay[],
  canGet: (card: CardRow) => boolean,
): BenefitWay | null {
  return (
    ways
      .filter(({ card }) => canGet(card))
      .toSorted(
        (a, b) =>
          Number(b.worthCents >= worthwhileCents) - Number(a.worthCents >= worthwhileCents) ||
          a.card.annual_fee_cents - b.card.annual_fee_cents ||
          b.worthCents - a.worthCents ||
          a.card.name.localeCompare(b.card.name),
      )[0] ?? null
  );
}

/**
 * Lists what each card gives, in the order of the verdict: the member's own cards, then those they could have, of these the
 * ones worth something to them, by fee.
 */
export function orderGiven(
  given: readonly GivenBenefit[],
  worthOf: WorthOf,
  heldIds: ReadonlySet<number>,
  canGet: (card: CardRow) => boolean,
): readonly GivenBenefit[] {
  return given.toSorted(
    (a, b) =>
      Number(heldIds.has(b.card.id)) - Number(heldIds.has(a.card.id)) ||
      Number(canGet(b.card)) - Number(canGet(a.card)) ||
      Number(worthOf(b) >= worthwhileCents) - Number(worthOf(a) >= worthwhileCents) ||
      a.card.annual_fee_cents - b.card.annual_fee_cents ||
      worthOf(b) - worthOf(a) ||
      a.card.name.localeCompare(b.card.name),
  );
}

export type LackedBenefit = { readonly entry: BenefitEntry; readonly way: BenefitWay };

/** Benefits that no held card gives and that are worth something to the member, with the cheapest card, best first. */
export function listLacked(
  entries: readonly BenefitEntry[],
  worthOf: WorthOf,
  canGet: (card: CardRow) => boolean,
): readonly LackedBenefit[] {
  return entries
    .filter(({ mine }) => mine === 0)
    .flatMap((entry): LackedBenefit[] => {
      const way = pickCheapest(listWays(entry.given, worthOf), canGet);
      return way && way.worthCents >= worthwhileCents ? [{ entry, way }] : [];
    })
    .sort((a, b) => b.way.worthCents - a.way.worthCents);
}

/** Conditions of a card's benefit, such as its last day. */
export function listConditions(row: CardBenefitRow): readonly string[] {
  return [
    ...(row.min_spend_cents === null
      ? []
      : [`after ${formatWholeDollars(row.min_spend_cents)} of spending`]),
    ...(row.excludes_first_year ? ['not in the first year'] : []),
    ...(row.alignment === 'anniversary' && (periodsAYear[row.period] ?? 0) > 0
      ? ['counted by card year']
      : []),
    ...(row.ends_on === null ? [] : [`until ${formatDate(row.ends_on)}`]),
  ];
}
