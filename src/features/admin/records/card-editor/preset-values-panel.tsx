import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { spendingPresetsQuery } from '@/features/mine/annual-spending/queries.ts';
import type { CreditCardDetail } from '@/features/learn/credit-cards/queries.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { getToday } from '@/lib/dates.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatExactCents } from '@/lib/format.ts';
import { comparePresets, type PresetValue } from './compare-presets.ts';

type PresetValuesPanelProps = {
  before: CreditCardDetail | null;
  after: CreditCardDetail | null;
  catalog: CatalogRows;
};

const years = [
  { year: 'steady', title: 'Later years' },
  { year: 'first', title: 'First year, with the offer' },
] as const;

function Difference({ before, after }: PresetValue) {
  if (before === null || after === null) return '—';
  const cents = Math.round(after - before);
  if (cents === 0) return <span className="text-muted-foreground">same</span>;
  return (
    <span className={cn('font-medium', cents > 0 ? 'text-positive' : 'text-destructive')}>
      {cents > 0 ? '+' : ''}
      {formatExactCents(cents)}
    </span>
  );
}

const format = (value: number | null) => (value === null ? '—' : formatExactCents(value));

export function PresetValuesPanel({ before, after, catalog }: PresetValuesPanelProps) {
  const presets = useQuery(spendingPresetsQuery());
  const { data } = presets;
  const values = useMemo(
    () =>
      data &&
      years.map(({ year, title }) => ({
        title,
        rows: comparePresets({ before, after }, catalog, data, year, getToday()),
      })),
    [before, after, catalog, data],
  );
  if (presets.isError) {
    return (
      <ErrorState
        title="The households could not be loaded"
        message={describeError(presets.error)}
        query={presets}
      />
    );
  }
  if (!values) return <ListSkeleton label="Loading the households" rows={4} />;
  return (
    <div className="grid gap-4">
      <p className="text-muted-foreground text-sm">
        Its yearly value as an only card for the households that members start from: as saved, and
        as edited here.
      </p>
      {values.map(({ title, rows }) => (
        <section key={title} aria-label={title} className="grid gap-1.5">
          <h3 className="font-medium">{title}</h3>
          <Table
            label={`Value, ${title.toLowerCase()}`}
            className="text-sm max-sm:[&_:is(td,th)]:px-2"
          >
            <TableHeader>
              <TableRow>
                <TableHead>Household</TableHead>
                <TableHead className="text-right">Saved</TableHead>
                <TableHead className="text-right">Typed</TableHead>
                <TableHead className="text-right">Difference</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.slug}>
                  <TableCell>{row.name}</TableCell>
                  <TableCell className="text-right">{format(row.before)}</TableCell>
                  <TableCell className="text-right">{format(row.after)}</TableCell>
                  <TableCell className="text-right whitespace-nowrap">
                    <Difference {...row} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </section>
      ))}
    </div>
  );
}
