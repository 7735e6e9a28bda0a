import { Link } from '@tanstack/react-router';
import { BarChart3, X } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import type { BestCards } from '@/features/plan/optimizer/schema.ts';
import { useSubjects } from '@/features/plan/wallet-comparison/queries.ts';
import type { Subject } from '@/features/plan/wallet-comparison/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { FilterFold } from '@/components/filter-fold.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { type CatalogRows, isOfOthers } from '@/features/catalog/facts/schema.ts';
import { lineOfCard, listLines } from '../list-lines.ts';
import {
  axisEnds,
  type Line,
  maxLines,
  type Question,
  type SpendingChartSearch,
} from '../schema.ts';
import { ChartResult } from './chart-result.tsx';
import { LineSwatch } from './line-swatch.tsx';

/** Smallest end of the axis with room above the current spending. */
function usualEndFor(spentCents: number): number {
  return axisEnds.find((end) => end * 100 >= spentCents * 1.5) ?? 250_000;
}

const years = [
  { value: 'steady', label: 'Later years' },
  { value: 'first', label: 'First year, with offers' },
] as const;

type ChartControlsProps = {
  search: SpendingChartSearch;
  rows: CatalogRows;
  /** The end that is taken while none is chosen, in dollars. */
  usualEnd: number;
  onChange: (next: Partial<SpendingChartSearch>) => void;
};

function ChartControls({ search, rows, usualEnd, onChange }: ChartControlsProps) {
  const parts = rows.categories.flatMap(({ name, sub_categories }) =>
    sub_categories.map((part) => ({
      value: part.slug,
      label: sub_categories.length > 1 ? `${name}: ${part.name}` : part.name,
    })),
  );
  return (
    <FilterFold
      search={null}
      label="Axis and year"
      inUse={[search.on, search.to, search.year !== 'steady'].filter(Boolean).length}
      className="grid gap-3 sm:grid-cols-3"
    >
      <FilterSelect
        label="Rising spending"
        allLabel="All of my spending in proportion"
        options={parts}
        value={search.on}
        onValueChange={(on) => onChange({ on })}
      />
      <FilterSelect
        label="Up to, a year"
        options={axisEnds.map((end) => ({
          value: String(end),
          label: formatWholeDollars(end * 100),
        }))}
        value={String(search.to ?? usualEnd)}
        onValueChange={(value) => onChange({ to: axisEnds.find((end) => String(end) === value) })}
      />
      <FilterSelect
        label="Valued for"
        options={years}
        value={search.year}
        onValueChange={(year) => onChange({ year: year ?? 'steady' })}
      />
    </FilterFold>
  );
}

type LineChipsProps = {
  lines: readonly Line[];
  subjects: readonly Subject[];
  rows: CatalogRows;
  onChange: (ids: readonly string[]) => void;
};

function LineChips({ lines, subjects, rows, onChange }: LineChipsProps) {
  const options = useMemo(() => {
    const issuers = new Map(rows.companies.map(({ id, name }) => [id, name]));
    const cards = rows.cards
      .filter((card) => !isOfOthers(card))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((card) => ({
        value: lineOfCard(card).id,
        label: card.name,
        keywords: issuers.get(card.company_id) ?? '',
      }));
    const sets = subjects.map(({ id, name, note }) => ({
      value: id,
      label: `${name} (${note})`,
      keywords: 'wallet',
    }));
    return [...sets, ...cards];
  }, [rows, subjects]);
  const ids = lines.map(({ id }) => id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Lines of the chart" className="contents">
        {lines.map((line, index) => (
          <li
            key={line.id}
            className="bg-card flex max-w-full items-center gap-2 rounded-md border py-1 pr-1 pl-3"
          >
            <LineSwatch index={index} />
            <span className="min-w-0 truncate">{line.name}</span>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Remove ${line.name}`}
              onClick={() => onChange(ids.filter((id) => id !== line.id))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {lines.length < maxLines && (
        <Combobox
          label="Add a card or a wallet"
          placeholder="Add a card or a wallet"
          options={options.filter(({ value }) => !ids.includes(value))}
          value={undefined}
          onValueChange={(id) => onChange([...ids, id])}
          className="w-full sm:w-72"
        />
      )}
    </div>
  );
}

type SpendingChartPageProps = { search: SpendingChartSearch; best: BestCards };

export function SpendingChartPage({ search, best }: SpendingChartPageProps) {
  const { inputs, held, subjects } = useSubjects(best.wallet);
  const { rows, spending } = inputs;
  const on = inputs.catalog.subCategories.some(({ slug }) => slug === search.on)
    ? (search.on ?? null)
    : null;
  const total = Object.values(spending).reduce((sum, amount) => sum + amount, 0);
  const spentCents = on === null ? total : (spending[on] ?? 0);
  const usualEnd = usualEndFor(spentCents);
  const end = search.to ?? usualEnd;
  const { lines, missing } = useMemo(
    () => listLines(search.of, subjects, rows.cards),
    [search.of, subjects, rows.cards],
  );
  const question = useMemo(
    (): Question => ({ lines, on, year: search.year, maxCents: end * 100 }),
    [lines, on, search.year, end],
  );
  const change = useSearchChange<SpendingChartSearch>();
  const canDraw = lines.length > 0 && (on !== null || total > 0);
  const controls = (
    <>
      <LineChips
        lines={lines}
        subjects={subjects}
        rows={rows}
        onChange={(ids) => change({ of: ids.join(',') })}
      />
      <ChartControls search={search} rows={rows} usualEnd={usualEnd} onChange={change} />
    </>
  );

  return (
    <>
      <PageHeader
        title="Spending chart"
        description="What cards and wallets are worth as your spending rises, and where one overtakes another."
      />
      <div className="grid min-w-0 gap-4">
        {missing > (best.isSearching ? 1 : 0) && (
          <p role="status" className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
            {formatCount(missing, 'line')} of this address could not be found.
          </p>
        )}
        {best.isSearching && (
          <p role="status" className="text-muted-foreground">
            Looking for the best wallet …
          </p>
        )}
        {!canDraw && controls}
        {lines.length === 0 ? (
          <EmptyState icon={<BarChart3 />} title="Nothing to draw yet">
            Add a card or a wallet above: each becomes a line of the chart.
          </EmptyState>
        ) : !canDraw ? (
          <EmptyState
            icon={<BarChart3 />}
            title="Your spending is missing"
            action={
              <Button asChild>
                <Link to="/app/my-annual-spending">Enter my spending</Link>
              </Button>
            }
          >
            Your spending rises in proportion, so the chart needs to know what you spend on. Or
            choose one kind of spending above.
          </EmptyState>
        ) : (
          <ChartResult inputs={inputs} held={held} question={question} spentCents={spentCents}>
            {controls}
          </ChartResult>
        )}
      </div>
    </>
  );
}
