import { countInUse } from '@/components/count-in-use.ts';
import { FilterFold } from '@/components/filter-fold.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import type { CatalogRows } from '@/features/catalog/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { axisEnds, type SpendingChartSearch } from '../schema.ts';

type ChartControlsProps = {
  search: SpendingChartSearch;
  rows: CatalogRows;
  /** The end that is taken while none is chosen, in dollars. */
  usualEnd: number;
  onChange: (next: Partial<SpendingChartSearch>) => void;
};

const years = [
  { value: 'steady', label: 'Later years' },
  { value: 'first', label: 'First year, with offers' },
] as const;

export function ChartControls({ search, rows, usualEnd, onChange }: ChartControlsProps) {
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
      inUse={countInUse(search.on, search.to, search.year !== 'steady')}
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
