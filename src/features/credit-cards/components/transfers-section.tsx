import { useQuery } from '@tanstack/react-query';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { type CreditCardDetail, transfersFromQuery } from '@/features/catalogue/queries.ts';
import { getToday } from '@/lib/dates.ts';
import type { ReportableFact } from '@/lib/fact-report-desk.ts';
import { formatPoints } from '@/lib/format.ts';
import { describeRatio, listCurrentTransfers } from '../list-current-transfers.ts';
import { parseConfidence } from '../names.ts';
import { FactSection } from './fact-section.tsx';
import { SourceLink } from './source-link.tsx';

export function TransfersSection({ card }: { card: CreditCardDetail }) {
  const query = useQuery(transfersFromQuery(card.point_systems.id));
  if (query.isPending) return <ListSkeleton label="Loading the transfer partners" rows={3} />;
  if (query.isError) {
    return (
      <ErrorState
        title="The transfer partners could not be loaded"
        message="Check your connection and try again."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const transfers = listCurrentTransfers(query.data, getToday());
  const factOf = ({ id, to }: (typeof transfers)[number]): ReportableFact => ({
    table: 'point_transfers',
    id,
    subject: `${card.point_systems.name}: the ratio to ${to.name}`,
  });
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
      <Table label="Transfer partners">
        <TableHeader>
          <TableRow>
            <TableHead className="w-full">To</TableHead>
            <TableHead className="text-right">Ratio</TableHead>
            <TableHead className="text-right max-sm:hidden">In steps of</TableHead>
            <TableHead className="max-sm:hidden">Checked</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {transfers.map((transfer) => (
            <TableRow key={transfer.id}>
              <TableCell>
                <span className="flex flex-wrap items-center gap-2">
                  {transfer.to.name}
                  {transfer.bonus_percent !== null && (
                    <Badge tone="primary">+{transfer.bonus_percent}% now</Badge>
                  )}
                  <ConfidenceMark
                    confidence={parseConfidence(transfer.confidence)}
                    subject="this ratio"
                    isCompact
                  />
                </span>
                <span className="sm:hidden">
                  <SourceLink
                    url={transfer.source_url}
                    verifiedOn={transfer.verified_on}
                    fact={factOf(transfer)}
                  />
                </span>
              </TableCell>
              <TableCell className="text-right whitespace-nowrap">
                {describeRatio(transfer)}
              </TableCell>
              <TableCell className="text-muted-foreground text-right max-sm:hidden">
                {transfer.min_increment === null ? '' : formatPoints(transfer.min_increment)}
              </TableCell>
              <TableCell className="max-sm:hidden">
                <SourceLink
                  url={transfer.source_url}
                  verifiedOn={transfer.verified_on}
                  fact={factOf(transfer)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FactSection>
  );
}
