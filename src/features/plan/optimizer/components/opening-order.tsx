import { useMemo } from 'react';
import { openingOrder } from '@/domain/eligibility/opening-order.ts';
import { useRulesAndHistory } from '@/features/mine/eligibility/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatDate } from '@/lib/dates.ts';

type OpeningOrderProps = {
  /** Cards of the wallet that are not held, by their slugs. */
  cards: readonly string[];
  inputs: Pick<ValuationInputs, 'date' | 'names'>;
};

/** The order and days in which the cards of a first year pay their bonuses; nothing if any order does, today. */
export function OpeningOrder({ cards, inputs }: OpeningOrderProps) {
  const { book, history } = useRulesAndHistory();
  const { date: today, names } = inputs;
  const order = useMemo(
    () => openingOrder(book, history, cards, today),
    [book, history, cards, today],
  );
  if (order?.length === 0) return null;
  return (
    <p className="border-t p-3 text-sm">
      {order === null
        ? 'The issuers’ rules allow no order in which each of these cards pays its bonus.'
        : `Open them in this order, and each pays its bonus: ${order
            .map(({ card, on }) =>
              on === today ? names.card(card) : `${names.card(card)} from ${formatDate(on)}`,
            )
            .join(', ')}.`}
    </p>
  );
}
