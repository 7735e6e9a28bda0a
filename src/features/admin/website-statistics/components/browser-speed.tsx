import { Badge } from '@/components/ui/badge.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatNumber } from '@/lib/format.ts';
import { VITAL_THRESHOLDS, formatVital, judgeVital } from '../sum-figures.ts';
import type { BrowserReports } from '../schema.ts';

type Vital = BrowserReports['vitals'][number];

const METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
const NAMES = {
  LCP: 'Largest paint',
  INP: 'Slowest interaction',
  CLS: 'Layout shift',
  TTFB: 'First byte',
} as const;
const RATINGS = {
  good: { tone: 'primary', word: 'Good' },
  fair: { tone: 'caution', word: 'Needs improvement' },
  poor: { tone: 'destructive', word: 'Poor' },
} as const;

function VitalCell({ vital }: { vital: Vital | undefined }) {
  if (!vital) return <TableCell className="text-muted-foreground text-right">—</TableCell>;
  const { tone, word } = RATINGS[judgeVital(vital)];
  return (
    <TableCell className="text-right">
      <div className="grid justify-items-end gap-1">
        <span className="font-medium whitespace-nowrap">{formatVital(vital)}</span>
        <Badge tone={tone}>{word}</Badge>
      </div>
    </TableCell>
  );
}

/** Metrics by page and device, most visited first. */
function listPages(vitals: readonly Vital[]) {
  const keyOf = ({ route, device }: Vital) => `${route} ${device}`;
  return [...new Set(vitals.map(keyOf))]
    .map((key) => {
      const list = vitals.filter((vital) => keyOf(vital) === key);
      return { key, list, visits: Math.max(...list.map(({ visits }) => visits)) };
    })
    .sort((a, b) => b.visits - a.visits || a.key.localeCompare(b.key));
}

export function BrowserSpeed({ vitals }: { vitals: BrowserReports['vitals'] }) {
  if (vitals.length === 0) {
    return (
      <p className="text-muted-foreground">
        No visits measured in this period. One in ten is sampled, and only where consent is not
        required or the visitor agreed.
      </p>
    );
  }
  return (
    <Table label="Speed by page">
      <TableHeader>
        <TableRow>
          <TableHead>Page</TableHead>
          {METRICS.map((metric) => (
            <TableHead key={metric} className="py-2 text-right">
              {NAMES[metric]}
              <span className="block text-xs font-normal">
                {`${metric}, good to ${formatVital({ metric, p75: VITAL_THRESHOLDS[metric][0], isBeyond: false })}`}
              </span>
            </TableHead>
          ))}
          <TableHead className="text-right">Visits</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {listPages(vitals).map(({ key, list, visits }) => (
          <TableRow key={key}>
            <TableCell>
              <span className="block font-medium">{list[0]?.route}</span>
              <span className="text-muted-foreground text-sm whitespace-nowrap">
                {list[0]?.device === 'phone' ? 'Phone' : 'Desktop'}
              </span>
            </TableCell>
            {METRICS.map((metric) => (
              <VitalCell key={metric} vital={list.find((vital) => vital.metric === metric)} />
            ))}
            <TableCell className="text-right">{formatNumber(visits)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
