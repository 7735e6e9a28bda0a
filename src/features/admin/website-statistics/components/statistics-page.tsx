import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { Stat } from '@/components/stat.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount, formatNumber, formatPercent } from '@/lib/format.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { joinDays } from '../sum-figures.ts';
import { statisticsQuery } from '../queries.ts';
import type { Statistics } from '../schema.ts';
import { type SpeedSpan, type StatisticsSpan, statisticsSpans } from '../search.ts';
import { BarChart } from './bar-chart.tsx';
import { BrowserSections } from './browser-sections.tsx';
import { FailuresSection, nameSpan } from './failures-section.tsx';
import { HeldCards } from './held-cards.tsx';

/** A quarter day by day; a year in spans of a few days. */
const mostBars = 92;

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Section aria-label={title}>
      <SectionHeader>
        <div className="grid gap-0.5">
          <SectionTitle>{title}</SectionTitle>
          {note && <p className="text-muted-foreground max-w-prose text-sm">{note}</p>}
        </div>
      </SectionHeader>
      <SectionContent>{children}</SectionContent>
    </Section>
  );
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function describeSignUps(signUps: Statistics['signUps']): string {
  const told = signUps.reduce((sum, { count }) => sum + (count ?? 0), 0);
  if (signUps.every(({ count }) => count === 0)) return '0';
  return told === 0 ? 'A few' : `${formatNumber(told)} or more`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '—' : formatPercent(Math.floor((100 * part) / whole));
}

/** Names of the admin area's lists, if they differ from the table's. */
const names: Readonly<Partial<Record<string, string>>> = {
  category_points: 'Earning rules',
  credit_card_benefits: 'Card benefits',
  point_system_tiers: 'Point-system tiers',
  rules: 'Application rules',
  signup_bonuses: 'Sign-up bonuses',
};

function nameTable(table: string): string {
  const known = names[table];
  if (known !== undefined) return known;
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function CatalogTable({ rows }: { rows: Statistics['catalog'] }) {
  return (
    <Table label="The catalog, kind by kind">
      <TableHeader>
        <TableRow>
          <TableHead>Facts</TableHead>
          <TableHead className="text-right">Rows</TableHead>
          <TableHead className="text-right">With a link</TableHead>
          <TableHead className="text-right max-sm:hidden">Checked in a year</TableHead>
          <TableHead className="text-right max-sm:hidden">Low confidence</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.table}>
            <TableCell>{nameTable(row.table)}</TableCell>
            <TableCell className="text-right">{formatNumber(row.rows)}</TableCell>
            <TableCell className="text-right">{share(row.sourced, row.rows)}</TableCell>
            <TableCell className="text-right max-sm:hidden">
              {share(row.checkedThisYear, row.rows)}
            </TableCell>
            <TableCell className="text-right max-sm:hidden">{formatNumber(row.low)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type ComputedNoteProps = {
  /** Milliseconds since 1970. */
  at: number;
  isComputing: boolean;
  onCompute: () => void;
};

const seconds = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** These figures are not live: shows when they were computed, and a button to recompute them. */
function ComputedNote({ at, isComputing, onCompute }: ComputedNoteProps) {
  return (
    <div className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status">Computed on {seconds.format(at)}</p>
      <Button size="sm" variant="outline" isLoading={isComputing} onClick={onCompute}>
        <RefreshCw aria-hidden />
        Compute again
      </Button>
    </div>
  );
}

type ShareBarProps = { label: string; part: number; whole: number };

export function ShareBar({ label, part, whole }: ShareBarProps) {
  const percent = whole === 0 ? 0 : Math.floor((100 * part) / whole);
  return (
    <li className="grid gap-1">
      <span className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="text-muted-foreground whitespace-nowrap">
          {formatNumber(part)} of {formatNumber(whole)} · {formatPercent(percent)}
        </span>
      </span>
      <span aria-hidden className="bg-muted h-2 overflow-hidden rounded-full">
        <span className="bg-primary block h-full" style={{ width: `${percent}%` }} />
      </span>
    </li>
  );
}

export function StatisticsPage({ days, speed }: { days: StatisticsSpan; speed: SpeedSpan }) {
  const query = useSuspenseQuery(statisticsQuery(days));
  const { data: statistics } = query;
  const { least, members, signUps, cards, failures } = statistics;
  const errors = failures.filter(({ kind }) => kind === 'function_error');
  const sum = (list: typeof failures) => list.reduce((total, { count }) => total + count, 0);
  const few = `1 to ${least - 1}`;
  return (
    <>
      <PageHeader
        title="Website statistics"
        description={`Figures that reveal no single member: counts of members are rounded down to ${least}s, and those below ${least} are hidden.`}
        actions={
          <SegmentedLinks
            label="How far back"
            segments={statisticsSpans.map((span) => ({
              key: String(span),
              label: span === 365 ? 'A year' : `${span} days`,
              isCurrent: span === days,
              link: {
                to: '/admin/website-statistics',
                search: (current) => ({ ...current, days: span }),
              },
            }))}
          />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ComputedNote
          at={query.dataUpdatedAt}
          isComputing={query.isFetching}
          onCompute={() => void query.refetch()}
        />
        <div className="bg-card grid grid-cols-2 gap-4 rounded-md border p-4 lg:grid-cols-5">
          <Stat
            label="Members"
            value={members === 0 ? `Fewer than ${least}` : `${formatNumber(members)} or more`}
          />
          <Stat label={`Sign-ups, ${days} days`} value={describeSignUps(signUps)} />
          <Stat label="Cards in the catalog" value={formatNumber(cards.all)} />
          <Stat label={`Function errors, ${days} days`} value={formatNumber(sum(errors))} />
          <Stat
            label="Open reports"
            value={
              <Link to="/admin/reports" className="underline-offset-4 hover:underline">
                {formatNumber(statistics.openReports)}
              </Link>
            }
          />
        </div>
        <Part
          title="Sign-ups"
          note={`Counted on ${moments.format(new Date(statistics.takenAt))}. A gray bar means ${few}: the exact number is hidden. Sums leave those days out.`}
        >
          <BarChart
            label="Sign-ups"
            spans={joinDays(signUps, mostBars)}
            nameSpan={nameSpan}
            nameCount={(count) => (count === null ? few : formatCount(count, 'sign-up'))}
          />
        </Part>
        <div className="grid gap-4 xl:grid-cols-2">
          <Part title="Most held cards">
            <HeldCards cards={statistics.heldCards} least={least} />
          </Part>
          <Part title="How complete the cards are">
            <ul className="grid gap-4">
              <ShareBar
                label="With earning rules"
                part={cards.withEarningRules}
                whole={cards.all}
              />
              <ShareBar label="With an offer of today" part={cards.withOffer} whole={cards.all} />
              <ShareBar label="With benefits" part={cards.withBenefits} whole={cards.all} />
              <ShareBar
                label="With a known foreign fee"
                part={cards.withForeignFee}
                whole={cards.all}
              />
            </ul>
          </Part>
        </div>
        <Part title="How well facts are known">
          <CatalogTable rows={statistics.catalog} />
        </Part>
        <Part title="Errors and limits">
          <FailuresSection statistics={statistics} />
        </Part>
        <BrowserSections days={speed} />
      </div>
    </>
  );
}
