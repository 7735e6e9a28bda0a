import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { type Balance, listBalances } from './list-balances.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import { useMyPointValues } from './queries.ts';

/** The member's points at their own values; undefined until they are here, and not asked for unless wanted. */
export function useBalances(isWanted: boolean): readonly Balance[] | undefined {
  const { data: rows } = useQuery({ ...pointBalancesQuery(), enabled: isWanted });
  const catalog = useCatalog();
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const values = useMyPointValues();
  const heldIds = new Set(
    memberCards.filter(({ status }) => status === 'held').map((card) => card.credit_card_id),
  );
  return rows && listBalances(rows, catalog, heldIds, values, calendarDate(getToday()));
}
