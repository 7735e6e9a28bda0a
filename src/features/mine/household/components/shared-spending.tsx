import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import {
  sharedSpendingQuery,
  useHasShared,
  useIsHouseholdShown,
  useSharedOwner,
} from '../queries.ts';
import { HouseholdSpendingTable } from './household-spending-table.tsx';

type SharedSpendingProps = {
  /** The member's profile to show beside the others' spending; an id that is not theirs selects their first. */
  selectedId: string | null;
  period: 'year' | 'month';
};

/** The others' spending beside the member's own, read-only, while the tab shows the household. */
export function SharedSpending({ selectedId, period }: SharedSpendingProps) {
  const isWanted = useIsHouseholdShown();
  const isShown = useHasShared('spending') && isWanted;
  const read = useQuery({ ...sharedSpendingQuery(), enabled: isShown });
  const { data: profiles = [] } = useQuery(spendingProfilesQuery());
  const ownerOf = useSharedOwner();
  if (!isShown) return null;
  if (read.isPending) return <ListSkeleton label="Loading the spending of the others" rows={2} />;
  if (read.isLoadingError) {
    return <ErrorState title="The spending of the others could not be loaded" query={read} />;
  }
  const own = profiles.find(({ id }) => id === selectedId) ?? profiles[0];
  const columns = [
    { key: 'me', name: 'Me', amounts: own?.amounts ?? {} },
    ...read.data.map(({ member_id: key, amounts }) => ({
      key,
      name: ownerOf({ member_id: key, person_id: null }),
      amounts,
    })),
  ];
  return (
    <Section aria-label="Spending of your household">
      <SectionHeader>
        <SectionTitle>Spending of your household</SectionTitle>
        <p className="text-muted-foreground text-sm">{period === 'year' ? 'A year' : 'A month'}</p>
      </SectionHeader>
      <SectionContent className="pt-0">
        {read.data.length === 0 ? (
          <p className="text-muted-foreground">They haven’t entered any spending yet.</p>
        ) : (
          <HouseholdSpendingTable columns={columns} period={period} />
        )}
      </SectionContent>
    </Section>
  );
}
