import type { ProductChange } from '@/domain/plan/plan-question.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';

export type ChangeRow = {
  readonly from_credit_card_id: number;
  readonly to_credit_card_id: number;
  readonly min_months_open: number | null;
};

/** A product change of the plan, with the product that the account is before it. */
export type PlannedChange = ProductChange & { readonly product: string };

/** An account of the plan, under its slug there: one of the member, or a card that may be opened. */
type Account = { readonly slug: string; readonly product: string };

/** Changes of each account to products the member may have and does not hold: a plan holds a product once at a time. */
export function toProductChanges(
  changes: readonly ChangeRow[],
  cards: readonly CardRow[],
  accounts: readonly Account[],
  mayBecome: (card: CardRow) => boolean,
): readonly PlannedChange[] {
  const products = new Map(cards.map((card) => [card.id, card]));
  return accounts.flatMap(({ slug: from, product }) =>
    changes.flatMap((row): PlannedChange[] => {
      const to = products.get(row.to_credit_card_id);
      const isOfIt = products.get(row.from_credit_card_id)?.slug === product;
      if (!isOfIt || !to || !mayBecome(to)) return [];
      const slug = `${from} to ${to.slug}`;
      return [{ slug, from, to: to.slug, minMonthsOpen: row.min_months_open, product }];
    }),
  );
}
