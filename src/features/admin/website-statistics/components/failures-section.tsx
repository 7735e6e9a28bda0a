import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatNumber } from '@/lib/format.ts';
import type { Statistics } from '../schema.ts';
import { countByDay, joinDays, type Span, sumFailures } from '../sum-figures.ts';
import { BarChart } from './bar-chart.tsx';

export function nameSpan({ from, to }: Span): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}

export function FailuresSection({ statistics }: { statistics: Statistics }) {
  const { failures } = statistics;
  if (failures.length === 0) {
    return (
      <p className="text-muted-foreground">
        No function failed and no one had to wait in these days.
      </p>
    );
  }
  const days = statistics.signUps.map(({ day }) => day);
  const charts = [
    { kind: 'function_error', title: 'Function errors' },
    { kind: 'rate_limit', title: 'Members who had to wait' },
  ] as const;
  return (
    <div className="grid gap-4">
      <div className="grid gap-6 lg:grid-cols-2">
        {charts.map(({ kind, title }) => (
          <div key={kind} className="grid gap-2">
            <h3 className="font-medium">{title}</h3>
            <BarChart
              label={title}
              spans={joinDays(countByDay(failures, kind, days), 92)}
              nameSpan={nameSpan}
              nameCount={(count) => formatNumber(count ?? 0)}
            />
          </div>
        ))}
      </div>
      <Table label="Failures by place">
        <TableHeader>
          <TableRow>
            <TableHead>Where</TableHead>
            <TableHead>What</TableHead>
            <TableHead className="max-sm:hidden">Last on</TableHead>
            <TableHead className="text-right">Times</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sumFailures(failures).map((sum) => (
            <TableRow key={`${sum.place} ${sum.code}`}>
              <TableCell className="break-all">{sum.place}</TableCell>
              <TableCell className="break-all">{sum.code}</TableCell>
              <TableCell className="whitespace-nowrap max-sm:hidden">
                {formatDate(sum.lastOn)}
              </TableCell>
              <TableCell className="text-right font-medium">{formatNumber(sum.count)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
