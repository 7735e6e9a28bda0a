import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { groupSharedBalances } from '../group-shared-balances.ts';
import { useSharedBalances } from '../use-shared-balances.ts';
import { SharedSystemItem } from './shared-system-item.tsx';

export function SharedBalances() {
  const { isShown, read, shared } = useSharedBalances();
  if (!isShown) return null;
  if (read.isPending) return <ListSkeleton label="Loading the points of the others" rows={2} />;
  if (read.isLoadingError) {
    return (
      <ErrorState
        title="The points of the others could not be loaded"
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  return (
    <Section aria-label="Points of the others">
      <SectionHeader>
        <SectionTitle>Points of the others</SectionTitle>
      </SectionHeader>
      <SectionContent className="pt-0">
        {shared.length === 0 ? (
          <p className="text-muted-foreground">They have entered no balance yet.</p>
        ) : (
          <ul aria-label="Points of the others" className="divide-y">
            {groupSharedBalances(shared).map((group) => (
              <SharedSystemItem key={group.system.id} {...group} />
            ))}
          </ul>
        )}
      </SectionContent>
    </Section>
  );
}
