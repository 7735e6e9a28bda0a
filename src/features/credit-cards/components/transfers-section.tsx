import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { type CreditCardDetail, transfersFromQuery } from '../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { listCurrentTransfers, listTransfersOfCard } from '../list-current-transfers.ts';
import { FactSection } from './fact-section.tsx';
import { TransferTable } from './transfer-table.tsx';

export function TransfersSection({ card }: { card: CreditCardDetail }) {
  const query = useQuery(transfersFromQuery(card.point_systems.id));
  if (query.isPending) return <ListSkeleton label="Loading the transfer partners" rows={3} />;
  if (query.isError) {
    return (
      <ErrorState
        title="The transfer partners could not be loaded"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const transfers = listTransfersOfCard(listCurrentTransfers(query.data, getToday()), card.id);
  if (transfers.length === 0) return null;
  return (
    <FactSection
      title="Transfer partners"
      description={
        card.needs_unlock
          ? `This card alone cannot transfer its points: a card that unlocks ${card.point_systems.name} must be held too.`
          : `Where ${card.point_systems.name} points can go.`
      }
    >
      <TransferTable from={card.point_systems.name} transfers={transfers} />
    </FactSection>
  );
}
