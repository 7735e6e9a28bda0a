import { useId } from 'react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { CreditCardSummary } from '@/features/catalog/facts/schema.ts';
import { formatNetwork } from '@/lib/card-terms.ts';
import { CARD_SORTS, FEE_BANDS } from '../schema.ts';
import type { CardListSearch, CardSort, FeeBand } from '../schema.ts';

const FEE_LABELS: Record<FeeBand, string> = {
  none: 'No annual fee',
  'under-100': 'Under $100',
  '100-to-299': '$100 to $299',
  '300-and-more': '$300 and more',
};

const SORT_LABELS: Record<CardSort, string> = {
  name: 'Name',
  issuer: 'Issuer',
  rate: 'Base rate',
  'foreign-fee': 'Foreign fee',
  fee: 'Annual fee',
};

const KIND_OPTIONS = [
  { value: 'personal', label: 'Personal' },
  { value: 'business', label: 'Business' },
] as const;

type CardFiltersProps = {
  cards: readonly CreditCardSummary[];
  search: CardListSearch;
  onChange: (change: Partial<CardListSearch>) => void;
};

type FilterOption = { value: string; label: string };

function listOptions(
  cards: readonly CreditCardSummary[],
  pick: (card: CreditCardSummary) => FilterOption,
): FilterOption[] {
  const options = new Map(cards.map((card) => [pick(card).value, pick(card)]));
  return [...options.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

function listIssuerOptions(cards: readonly CreditCardSummary[]): FilterOption[] {
  return listOptions(cards, (card) => ({ value: card.companies.slug, label: card.companies.name }));
}

function listNetworkOptions(cards: readonly CreditCardSummary[]): FilterOption[] {
  return listOptions(cards, (card) => ({
    value: card.network,
    label: formatNetwork(card.network),
  }));
}

function listPointSystemOptions(cards: readonly CreditCardSummary[]): FilterOption[] {
  return listOptions(cards, (card) => ({
    value: card.point_systems.slug,
    label: card.point_systems.name,
  }));
}

export function CardFilters({ cards, search, onChange }: CardFiltersProps) {
  const closedId = useId();
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <FilterSelect
        label="Issuer"
        allLabel="Any issuer"
        value={search.issuer}
        options={listIssuerOptions(cards)}
        onValueChange={(issuer) => onChange({ issuer })}
      />
      <FilterSelect
        label="Annual fee"
        allLabel="Any fee"
        value={search.fee}
        options={FEE_BANDS.map((band) => ({ value: band, label: FEE_LABELS[band] }))}
        onValueChange={(fee) => onChange({ fee })}
      />
      <FilterSelect
        label="Rewards"
        allLabel="Any rewards"
        value={search.points}
        options={listPointSystemOptions(cards)}
        onValueChange={(points) => onChange({ points })}
      />
      <FilterSelect
        label="Network"
        allLabel="Any network"
        value={search.network}
        options={listNetworkOptions(cards)}
        onValueChange={(network) => onChange({ network })}
      />
      <FilterSelect
        label="For"
        allLabel="Anyone"
        value={search.kind}
        options={KIND_OPTIONS}
        onValueChange={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label="Order"
        className="lg:hidden"
        allLabel="Widely held first"
        value={search.sort}
        options={CARD_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        onValueChange={(sort) => onChange({ sort, desc: undefined })}
      />
      <div className="flex min-h-6 items-center gap-3 sm:col-span-2 lg:col-span-5">
        <Switch
          id={closedId}
          checked={search.closed ?? false}
          onCheckedChange={(isOn) => onChange({ closed: isOn || undefined })}
        />
        <Label htmlFor={closedId} className="font-normal">
          Show cards that take no new applicants
        </Label>
      </div>
    </div>
  );
}
