import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ensureValuationInputs, useValuationInputs } from '@/features/mine/valuation/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { ensurePeople } from '@/features/mine/people/queries.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { createHoldingsReader, type Holdings } from './read-holdings.ts';
import { cardRecord } from './schema.ts';

export const memberCardsTable = defineMemberTable({
  ...cardRecord,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const memberCardsQuery = memberCardsTable.query;

export type { Holdings };

const readHoldings = createHoldingsReader();

export async function ensureHeldWallet(client: QueryClient): Promise<void> {
  const owners = async () => {
    await ensurePeople(client, await client.ensureQueryData(memberCardsQuery()));
  };
  await Promise.all([ensureValuationInputs(client), owners()]);
}

/** The engine's inputs for the member with the cards they hold. */
export function useMemberInputs(): ValuationInputs {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const held = memberCards.filter(({ status }) => status === 'held');
  return useValuationInputs(held.map((card) => card.credit_card_id));
}

/** The member's cards with their products, without figures. */
export function useHoldings(): Holdings & { readonly inputs: ValuationInputs } {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const inputs = useMemberInputs();
  return { inputs, ...readHoldings(inputs, memberCards) };
}
