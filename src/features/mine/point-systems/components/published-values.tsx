import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { TitledSection } from '@/components/section.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { toConfidence } from '@/lib/confidence.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCentsPerPoint } from '@/lib/format.ts';
import type { PublishedValuation } from '../schema.ts';

export function PublishedValues({ valuations }: { valuations: readonly PublishedValuation[] }) {
  if (valuations.length === 0) return null;
  const sorted = valuations.toSorted((a, b) => b.published_on.localeCompare(a.published_on));
  return (
    <TitledSection id="published" title="Published values">
      <Table label="Published values">
        <TableHeader>
          <TableRow>
            <TableHead>Publisher</TableHead>
            <TableHead className="text-right">A point</TableHead>
            <TableHead>Published</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sorted.map((row) => (
            <TableRow key={row.id}>
              <TableCell>
                {row.source_url === null ? (
                  row.publisher
                ) : (
                  <a
                    href={row.source_url}
                    target="_blank"
                    rel="noreferrer"
                    className="underline underline-offset-4"
                  >
                    {row.publisher}
                  </a>
                )}{' '}
                <ConfidenceMark
                  confidence={toConfidence(row.confidence)}
                  subject="this value"
                  isCompact
                />
                <ReportFactButton
                  fact={{
                    table: 'valuations',
                    id: row.id,
                    subject: `the value published by ${row.publisher}`,
                  }}
                  isCompact
                />
              </TableCell>
              <TableCell className="text-right font-medium">
                {formatCentsPerPoint(row.value)}
              </TableCell>
              <TableCell className="whitespace-nowrap">{formatDate(row.published_on)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TitledSection>
  );
}
