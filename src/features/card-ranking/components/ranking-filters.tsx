import { FilterFold } from '@/components/filter-fold.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import type { CatalogueRows } from '@/features/catalogue/schema.ts';
import { type CardRankingSearch, cardRankingSearchSchema } from '../schema.ts';
import * as texts from '../texts.ts';

type RankingFiltersProps = {
  search: CardRankingSearch;
  rows: CatalogueRows;
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
      onChange={(event) => {
        onChange(event.target.value);
      }}
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
  ['', texts.anyFee],
  ['0', texts.noFee],
  ['95', texts.upTo],
  ['250', texts.upTo250],
  ['550', texts.upTo550],
] as const;

const networks = [
  ['', texts.anyNetwork],
  ['visa', texts.visa],
  ['mastercard', texts.mastercard],
  ['amex', texts.americanExpress],
  ['discover', texts.discover],
] as const;

const kinds = [
  ['all', texts.anyKind],
  ['personal', texts.personal],
  ['business', texts.business],
] as const;

const shows = [
  ['open', texts.cardsICouldHave],
  ['all', texts.allCards],
  ['mine', texts.cardsIHold],
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
    <div role="group" aria-label={texts.filters} className="grid gap-2">
      <FilterFold
        search={
          <SearchInput
            label={texts.searchCards}
            value={search.q}
            onValueChange={(q) => {
              onChange({ q });
            }}
            className="flex-1"
          />
        }
        inUse={countFiltersInUse(search)}
        className="flex flex-wrap items-center gap-2"
      >
        <FilterSelect
          label={texts.issuer}
          value={search.issuer}
          options={[
            ['', texts.anyIssuer],
            ...issuers.map(({ slug, name }) => [slug, name] as const),
          ]}
          onChange={(issuer) => {
            onChange({ issuer });
          }}
        />
        <FilterSelect
          label={texts.pointSystem}
          value={search.system}
          options={[
            ['', texts.anyPoints],
            ...systems.map(({ slug, name }) => [slug, name] as const),
          ]}
          onChange={(system) => {
            onChange({ system });
          }}
        />
        <FilterSelect
          label={texts.network}
          value={search.network}
          options={networks}
          onChange={(network) => {
            onChange({ network });
          }}
        />
        <FilterSelect
          label={texts.annualFee}
          value={search.fee === undefined ? '' : String(search.fee)}
          options={fees}
          onChange={(fee) => {
            onChange({ fee: fee === '' ? undefined : Number(fee) });
          }}
        />
        <FilterSelect
          label={texts.personalOrBusiness}
          value={search.kind}
          options={kinds}
          onChange={(kind) => {
            onChange({ kind: fields.kind(kind) });
          }}
        />
        <FilterSelect
          label={texts.whichCards}
          value={search.show}
          options={shows}
          onChange={(show) => {
            onChange({ show: fields.show(show) });
          }}
        />
        <Label className="min-h-10 font-normal">
          <Checkbox
            checked={!search.low}
            onCheckedChange={(checked) => {
              onChange({ low: checked !== true });
            }}
          />
          {texts.hideFactsWereNotSure}
        </Label>
      </FilterFold>
    </div>
  );
}
