import { type QueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { calendarDate } from '@/domain/calendar.ts';
import { ensureCatalog, useCatalog } from '@/features/catalog/facts/queries.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { ensurePeople, useCardNaming } from '@/features/mine/people/queries.ts';
import { usePurchases } from '@/features/mine/purchases/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { benefitUse } from './schema.ts';
import { type MyBenefit, toMyBenefits } from './to-entries.ts';

/** The member's uses of benefits, newest periods first: as many as an account holds, for one may last four years. */
export const benefitUsesTable = defineMemberTable({
  ...benefitUse,
  order: [{ column: 'period_starts_on', isDescending: true }, { column: 'id' }],
  limit: 5_000,
});
export const benefitUsesQuery = benefitUsesTable.query;

export async function ensureMyBenefits(client: QueryClient): Promise<void> {
  await Promise.all([
    ensureCatalog(client),
    client.ensureQueryData(memberCardsQuery()).then((cards) => ensurePeople(client, cards)),
    client.ensureQueryData(currentUserQuery()),
    client.ensureQueryData(benefitUsesQuery()),
  ]);
}

export function useMyBenefits(): readonly MyBenefit[] {
  const catalog = useCatalog();
  const purchases = usePurchases() ?? [];
  const nameCard = useCardNaming();
  const [memberCards, user, uses] = useSuspenseQueries({
    queries: [memberCardsQuery(), currentUserQuery(), benefitUsesQuery()],
  });
  return toMyBenefits(
    {
      memberCards: memberCards.data,
      cards: catalog.cards,
      benefits: catalog.benefits,
      uses: uses.data,
      purchases,
      nameCard,
      ownValues: user.data.benefitCustomValues,
    },
    calendarDate(getToday()),
  );
}
