import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { spendingProfilesQuery } from '@/features/annual-spending/queries.ts';
import {
  sharedSpendingQuery,
  useHasShared,
  useIsHouseholdShown,
  useSharedOwner,
} from '../queries.ts';
import * as texts from '../texts.ts';
import { HouseholdSpendingTable } from './household-spending-table.tsx';

type SharedSpendingProps = {
  /** The member's profile that stands beside what the others spend; their first where it is none of theirs. */
  selectedId: string | null;
  period: 'year' | 'month';
};

/** What the others spend beside the member's own, while the tab shows the household: to be looked at, not changed. */
export function SharedSpending({ selectedId, period }: SharedSpendingProps) {
  const isWanted = useIsHouseholdShown();
  const isShown = useHasShared('spending') && isWanted;
  const read = useQuery({ ...sharedSpendingQuery(), enabled: isShown });
  const { data: profiles = [] } = useQuery(spendingProfilesQuery());
  const ownerOf = useSharedOwner();
  if (!isShown) return null;
  if (read.isPending) return <ListSkeleton label={texts.loadingTheSpendingOfThe} rows={2} />;
  if (read.isLoadingError) {
    return (
      <ErrorState
        title={texts.theSpendingOfTheOthersCould}
        message={texts.checkYourConnectionAndTry}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  const own = profiles.find(({ id }) => id === selectedId) ?? profiles[0];
  const columns = [
    { key: 'me', name: texts.me, amounts: own?.amounts ?? {} },
    ...read.data.map(({ member_id: key, amounts }) => ({
      key,
      name: ownerOf({ member_id: key, person_id: null }),
      amounts,
    })),
  ];
  return (
    <Section aria-label={texts.spendingOfYourHousehold}>
      <SectionHeader>
        <SectionTitle>{texts.spendingOfYourHousehold}</SectionTitle>
        <p className="text-muted-foreground text-sm">
          {period === 'year' ? texts.dollarsAYear : texts.dollarsAMonth}
        </p>
      </SectionHeader>
      <SectionContent className="pt-0">
        {read.data.length === 0 ? (
          <p className="text-muted-foreground">{texts.theyHaveEnteredNoSpending}</p>
        ) : (
          <HouseholdSpendingTable columns={columns} period={period} />
        )}
      </SectionContent>
    </Section>
  );
}
