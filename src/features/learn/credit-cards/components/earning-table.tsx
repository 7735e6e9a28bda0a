import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { RateUnit } from '@/lib/format.ts';
import { HELD_OR_ASKED } from '@/lib/confidence.ts';
import { describeRate, listConditions } from '../describe-earning.ts';
import type { EarningLine } from '../list-earning-lines.ts';
import { SourceLink } from './source-link.tsx';

type EarningTableProps = {
  label: string;
  cardName: string;
  lines: readonly EarningLine[];
  unit: RateUnit;
};

export function EarningTable({ label, cardName, lines, unit }: EarningTableProps) {
  return (
    <Table label={label}>
      <TableHeader>
        <TableRow>
          <TableHead className="text-right">Rate</TableHead>
          <TableHead className="w-full">On</TableHead>
          <TableHead className="@max-xl:hidden">Checked</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => {
          const conditions = listConditions(line, unit);
          const source = (
            <SourceLink
              url={line.sourceUrl}
              verifiedOn={line.verifiedOn}
              fact={{
                table: 'category_points',
                id: line.id,
                subject: `${cardName}: the rate on ${line.targets.join(', ')}`,
              }}
            />
          );
          return (
            <TableRow key={line.key}>
              <TableCell className="text-right align-top text-lg leading-6 font-semibold whitespace-nowrap">
                {describeRate(line, unit)}
              </TableCell>
              <TableCell className="align-top">
                <p>
                  {line.targets.join(', ')}{' '}
                  <ConfidenceMark
                    confidence={line.confidence}
                    subject="this rate"
                    countedWhere={HELD_OR_ASKED}
                  />
                </p>
                {conditions.length > 0 && (
                  <p className="text-muted-foreground text-sm">{conditions.join(' · ')}</p>
                )}
                <span className="@xl:hidden">{source}</span>
              </TableCell>
              <TableCell className="align-top @max-xl:hidden">{source}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
