import { useId } from 'react';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { CreditCardSummary } from '@/features/catalogue/schema.ts';
import {
  type FilterOption,
  listIssuerOptions,
  listNetworkOptions,
  listPointSystemOptions,
} from '../list-filter-options.ts';
import { type CardListSearch, FEE_BANDS, type FeeBand } from '../schema.ts';

const FEE_LABELS: Record<FeeBand, string> = {
  none: 'No annual fee',
  'under-100': 'Under $100',
  '100-to-299': '$100 to $299',
  '300-and-more': '$300 and more',
};

const KIND_OPTIONS = [
  { value: 'personal', label: 'Personal' },
  { value: 'business', label: 'Business' },
];

type FilterSelectProps = {
  label: string;
  anyLabel: string;
  value: string | undefined;
  options: readonly FilterOption[];
  onChange: (value: string | undefined) => void;
};

function FilterSelect({ label, anyLabel, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <Label htmlFor={id} className="text-muted-foreground">
        {label}
      </Label>
      <NativeSelect
        id={id}
        value={value ?? ''}
        onChange={(event) => {
          onChange(event.target.value || undefined);
        }}
      >
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

type CardFiltersProps = {
  cards: readonly CreditCardSummary[];
  search: CardListSearch;
  onChange: (change: Partial<CardListSearch>) => void;
};

export function CardFilters({ cards, search, onChange }: CardFiltersProps) {
  const closedId = useId();
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <FilterSelect
        label="Issuer"
        anyLabel="Any issuer"
        value={search.issuer}
        options={listIssuerOptions(cards)}
        onChange={(issuer) => {
          onChange({ issuer });
        }}
      />
      <FilterSelect
        label="Annual fee"
        anyLabel="Any fee"
        value={search.fee}
        options={FEE_BANDS.map((band) => ({ value: band, label: FEE_LABELS[band] }))}
        onChange={(value) => {
          onChange({ fee: FEE_BANDS.find((band) => band === value) });
        }}
      />
      <FilterSelect
        label="Rewards"
        anyLabel="Any rewards"
        value={search.points}
        options={listPointSystemOptions(cards)}
        onChange={(points) => {
          onChange({ points });
        }}
      />
      <FilterSelect
        label="Network"
        anyLabel="Any network"
        value={search.network}
        options={listNetworkOptions(cards)}
        onChange={(network) => {
          onChange({ network });
        }}
      />
      <FilterSelect
        label="For"
        anyLabel="Anyone"
        value={search.kind}
        options={KIND_OPTIONS}
        onChange={(value) => {
          onChange({ kind: value === 'personal' || value === 'business' ? value : undefined });
        }}
      />
      <div className="flex min-h-6 items-center gap-3 sm:col-span-2 lg:col-span-5">
        <Switch
          id={closedId}
          checked={search.closed ?? false}
          onCheckedChange={(isOn) => {
            onChange({ closed: isOn || undefined });
          }}
        />
        <Label htmlFor={closedId} className="font-normal">
          Show cards that take no new applicants
        </Label>
      </div>
    </div>
  );
}
