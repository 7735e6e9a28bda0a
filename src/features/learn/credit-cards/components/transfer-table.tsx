import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { PointTransfer } from '../queries.ts';
import { formatPoints } from '@/lib/format.ts';
import { describeRatio } from '../list-current-transfers.ts';
import { parseConfidence } from '../parse-names.ts';
import { SourcedTable } from './sourced-table.tsx';

type TransferTableProps = {
  from: string;
  transfers: readonly PointTransfer[];
};

export function TransferTable({ from, transfers }: TransferTableProps) {
  return (
    <SourcedTable
      label="Transfer partners"
      rows={transfers}
      factOf={({ id, to }) => ({
        table: 'point_transfers',
        id,
        subject: `${from}: the ratio to ${to.name}`,
      })}
      first={{
        header: 'To',
        cell: (transfer) => (
          <span className="flex flex-wrap items-center gap-2">
            {transfer.to.name}
            {transfer.card && (
              <span className="text-muted-foreground">only with {transfer.card.name}</span>
            )}
            {transfer.bonus_percent !== null && (
              <Badge tone="primary">+{transfer.bonus_percent}% now</Badge>
            )}
            <ConfidenceMark
              confidence={parseConfidence(transfer.confidence)}
              subject="this ratio"
              isCompact
            />
          </span>
        ),
      }}
      columns={[
        {
          header: 'Ratio',
          className: 'text-right whitespace-nowrap',
          cell: describeRatio,
        },
        {
          header: 'In steps of',
          className: 'text-muted-foreground text-right @max-xl:hidden',
          cell: ({ min_increment }) => min_increment !== null && formatPoints(min_increment),
        },
      ]}
    />
  );
}
