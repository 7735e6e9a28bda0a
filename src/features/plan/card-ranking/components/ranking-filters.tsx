import { FilterFold } from '@/components/filter-fold.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { type CardRankingSearch, cardRankingSearchSchema } from '../schema.ts';

type RankingFiltersProps = {
  search: CardRankingSearch;
  rows: CatalogRows;
  onChange: (next: Partial<CardRankingSearch>) => void;
};

type SelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function FilterSelect({ label, value, options, onChange }: SelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-w-36 flex-1 sm:max-w-52"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}

const fees = [
  ['', 'Any fee'],
  ['0', 'No fee'],
  ['95', 'Up to $95'],
  ['250', 'Up to $250'],
  ['550', 'Up to $550'],
] as const;

const networks = [
  ['', 'Any network'],
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
] as const;

const kinds = [
  ['all', 'Any kind'],
  ['personal', 'Personal'],
  ['business', 'Business'],
] as const;

const shows = [
  ['open', 'Cards I can get'],
  ['all', 'All cards'],
  ['mine', 'Cards I hold'],
] as const;

function countFiltersInUse(search: CardRankingSearch): number {
  const { issuer, system, network, fee, kind, show, low } = search;
  return [issuer, system, network, fee !== undefined, kind !== 'all', show !== 'open', !low].filter(
    Boolean,
  ).length;
}

export function RankingFilters({ search, rows, onChange }: RankingFiltersProps) {
  const { fields } = cardRankingSearchSchema;
  const issuerIds = new Set(rows.cards.map((card) => card.company_id));
  const systemIds = new Set(rows.cards.map((card) => card.point_system_id));
  const issuers = rows.companies.filter(({ id }) => issuerIds.has(id));
  const systems = rows.pointSystems.filter(({ id }) => systemIds.has(id));
  return (
    <div role="group" aria-label="Filters" className="grid gap-2">
      <FilterFold
        search={
          <SearchInput
            label="Search cards"
            value={search.q}
            onValueChange={(q) => onChange({ q })}
            className="flex-1"
          />
        }
        inUse={countFiltersInUse(search)}
        className="flex flex-wrap items-center gap-2"
      >
        <FilterSelect
          label="Issuer"
          value={search.issuer}
          options={[['', 'Any issuer'], ...issuers.map(({ slug, name }) => [slug, name] as const)]}
          onChange={(issuer) => onChange({ issuer })}
        />
        <FilterSelect
          label="Point system"
          value={search.system}
          options={[['', 'Any points'], ...systems.map(({ slug, name }) => [slug, name] as const)]}
          onChange={(system) => onChange({ system })}
        />
        <FilterSelect
          label="Network"
          value={search.network}
          options={networks}
          onChange={(network) => onChange({ network })}
        />
        <FilterSelect
          label="Annual fee"
          value={search.fee === undefined ? '' : String(search.fee)}
          options={fees}
          onChange={(fee) => onChange({ fee: fee === '' ? undefined : Number(fee) })}
        />
        <FilterSelect
          label="Personal or business"
          value={search.kind}
          options={kinds}
          onChange={(kind) => onChange({ kind: fields.kind(kind) })}
        />
        <FilterSelect
          label="Which cards"
          value={search.show}
          options={shows}
          onChange={(show) => onChange({ show: fields.show(show) })}
        />
        <Label className="min-h-10 font-normal">
          <Checkbox
            checked={!search.low}
            onCheckedChange={(checked) => onChange({ low: checked !== true })}
          />
          Hide facts we’re not sure of
        </Label>
      </FilterFold>
    </div>
  );
}
