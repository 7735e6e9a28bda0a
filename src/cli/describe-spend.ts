import type { OwnCard, PersonCopies } from '../domain/household/person-copies.ts';
import type { SpendLine } from '../domain/rewards/ledger-line.ts';

/** A card as an answer names it: with its person where there are several. */
export function describeOwner(
  copies: PersonCopies | null,
  card: string,
): { readonly card: string } | OwnCard {
  return copies ? copies.ownerOf(card) : { card };
}

/** A line of spending in the field names of the case format. */
export function describeSpend(
  line: SpendLine,
  copies: PersonCopies | null,
): Readonly<Record<string, unknown>> {
  return {
    ...describeOwner(copies, line.card),
    sub_category: line.subCategory,
    spend_cents: line.spendCents,
    rate: line.rate,
    points: line.points,
    cents_per_point: line.centsPerPoint,
    value_cents: line.valueCents,
    cap: line.cap,
  };
}
