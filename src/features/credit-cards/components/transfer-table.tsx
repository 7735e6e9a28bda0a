import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { PointTransfer } from '@/features/catalogue/queries.ts';
import type { ReportableFact } from '@/lib/fact-report-desk.ts';
import { formatPoints } from '@/lib/format.ts';
import { describeRatio } from '../list-current-transfers.ts';
import { parseConfidence } from '../names.ts';
import { SourceLink } from './source-link.tsx';

type TransferTableProps = {
  /** The name of the system whose points go. */
  from: string;
  transfers: readonly PointTransfer[];
};

/** Where points can go, and at which ratio. */
export function TransferTable({ from, transfers }: TransferTableProps) {
  const factOf = ({ id, to }: PointTransfer): ReportableFact => ({
    table: 'point_transfers',
    id,
    subject: `${from}: the ratio to ${to.name}`,
  });
  return (
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
  );
}
