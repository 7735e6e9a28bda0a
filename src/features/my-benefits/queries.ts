import { type QueryClient, queryOptions, useSuspenseQueries } from '@tanstack/react-query';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogueQuery } from '@/features/catalogue/queries.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { getToday } from '@/lib/dates.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { benefitUseSchema } from './schema.ts';
import { type MyBenefit, toMyBenefits } from './to-entries.ts';

export const benefitUseColumns =
  'id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, revision' as const;

/** What the member has used of their benefits, the newest periods first; at most a thousand of them. */
export function benefitUsesQuery() {
  return queryOptions({
    queryKey: ['benefit-uses'],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('benefit_uses')
        .select(benefitUseColumns)
        .order('period_starts_on', { ascending: false })
        .order('id')
        .limit(1000)
        .abortSignal(signal)
        .throwOnError();
      return s.array(benefitUseSchema).parse(data);
    },
    meta: {
      live: {
        isOwn: true,
        reads: [
          {
            table: 'benefit_uses',
            select: benefitUseColumns,
            order: [{ column: 'period_starts_on', isDescending: true }, { column: 'id' }],
          },
        ],
      },
    },
  });
}

/** What a screen about the member's own benefits waits for. */
export async function ensureMyBenefits(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(catalogueQuery()),
    client.ensureQueryData(memberCardsQuery()),
    client.ensureQueryData(currentUserQuery()),
    client.ensureQueryData(benefitUsesQuery()),
  ]);
}

/** Every benefit of every card the member holds, where it stands today. */
export function useMyBenefits(): readonly MyBenefit[] {
  const [catalogue, memberCards, user, uses] = useSuspenseQueries({
    queries: [catalogueQuery(), memberCardsQuery(), currentUserQuery(), benefitUsesQuery()],
  });
  return toMyBenefits(
    {
      memberCards: memberCards.data,
      cards: catalogue.data.cards,
      benefits: catalogue.data.benefits,
      uses: uses.data,
      ownValues: user.data.benefitCustomValues,
    },
    calendarDate(getToday()),
  );
}
