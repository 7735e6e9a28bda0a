import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { type CreditCardDetail, transfersFromQuery } from '../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { listCurrentTransfers, listTransfersOfCard } from '../list-current-transfers.ts';
import * as texts from '../texts.ts';
import { FactSection } from './fact-section.tsx';
import { TransferTable } from './transfer-table.tsx';

export function TransfersSection({ card }: { card: CreditCardDetail }) {
  const query = useQuery(transfersFromQuery(card.point_systems.id));
  if (query.isPending) return <ListSkeleton label={texts.loadingTheTransferPartners} rows={3} />;
  if (query.isError) {
    return (
      <ErrorState
        title={texts.theTransferPartnersCouldNot}
        message={texts.checkYourConnectionAndTry}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const transfers = listTransfersOfCard(listCurrentTransfers(query.data, getToday()), card.id);
  if (transfers.length === 0) return null;
  return (
    <FactSection
      title={texts.transferPartners}
      description={
        card.needs_unlock
          ? texts.thisCardAloneCannotTransfer(card.point_systems.name)
          : texts.wherePointsCanGo(card.point_systems.name)
      }
    >
      <TransferTable from={card.point_systems.name} transfers={transfers} />
    </FactSection>
  );
}
