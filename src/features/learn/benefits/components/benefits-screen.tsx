import { benefitKinds } from '@contract/benefit-kinds.ts';
import { Gift } from 'lucide-react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatCents, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useHeldCardIds } from '@/features/mine/eligibility/queries.ts';
import {
  type BenefitEntry,
  listBenefits,
  nameBenefitKind,
  toBenefitEntries,
} from '../list-benefits.ts';
import type { BenefitSearch } from '../schema.ts';
import { useBenefitWorth } from '../use-benefit-worth.ts';
import { listLacked } from '../value-benefits.ts';
import { LackedBenefits } from './lacked-benefits.tsx';

type Sort = NonNullable<BenefitSearch['sort']>;

const columns: readonly ListColumn<BenefitEntry, Sort>[] = [
  {
    key: 'name',
    header: 'Benefit',
    sort: 'name',
    first: 'asc',
    cell: ({ benefit, mine }) => (
      <>
        <NameLink to="/app/benefits/$id" params={{ id: benefit.slug }}>
          {benefit.name}
        </NameLink>{' '}
        {mine > 0 && <Badge tone="primary">Mine</Badge>}
        <p className="text-muted-foreground max-w-prose text-sm">{benefit.description}</p>
      </>
    ),
  },
  {
    key: 'kind',
    header: 'Type',
    from: 'md',
    cell: ({ benefit }) => nameBenefitKind(benefit.kind),
  },
  {
    key: 'cards',
    header: 'Cards',
    sort: 'cards',
    align: 'right',
    cell: ({ cards }) => cards,
  },
  {
    key: 'value',
    header: 'Up to, a year',
    sort: 'value',
    align: 'right',
    from: 'sm',
    cell: ({ highestCents }) => (highestCents === null ? '—' : formatCents(highestCents)),
  },
];

type BenefitsScreenProps = {
  search: BenefitSearch;
  onSearchChange: (change: Partial<BenefitSearch>) => void;
};

export function BenefitsScreen({ search, onSearchChange }: BenefitsScreenProps) {
  const catalog = useCatalog();
  const heldIds = useHeldCardIds();
  const entries = toBenefitEntries(catalog.benefits, catalog.cards, heldIds);
  const { worthOf, canGet } = useBenefitWorth();
  const shown = listBenefits(entries, search);
  const lacked = listLacked(entries, worthOf, canGet);
  const [most] = lacked;
  const isSearched = Boolean(search.q) || search.kind !== undefined || search.mine === true;
  const issuers = new Map(catalog.companies.map(({ id, name }) => [id, name]));
  return (
    <ListPage
      title="Benefits"
      verdict={
        most &&
        `You’re missing ${formatCount(lacked.length, 'benefit')} that you would use; ${most.entry.benefit.name} is worth the most, ${formatWholeDollars(most.way.worthCents)} a year.`
      }
      above={
        !isSearched && <LackedBenefits lacked={lacked} issuerName={(id) => issuers.get(id) ?? ''} />
      }
      description="Credits, lounges, status and protections, and which cards give them."
      noun="benefit"
      search={search}
      onSearchChange={onSearchChange}
      placeholder="Benefit or card"
      shown={shown.length}
      count={entries.length}
      filters={
        <>
          {' '}
          <FilterSelect
            label="Type"
            allLabel="All kinds"
            value={search.kind}
            options={benefitKinds.map((kind) => ({ value: kind, label: nameBenefitKind(kind) }))}
            onValueChange={(kind) => onSearchChange({ kind })}
          />
          <FilterSwitch
            label="Of my cards"
            isOn={search.mine ?? false}
            onChange={(isOn) => onSearchChange({ mine: isOn || undefined })}
          />
        </>
      }
      cleared={{ kind: undefined, mine: undefined }}
      icon={<Gift />}
      hint={
        search.mine
          ? 'None of your cards has these. Look at all benefits to see which cards do.'
          : 'Search by benefit or by the card that gives it.'
      }
    >
      <ListTable
        label="Benefits"
        columns={columns}
        rows={shown}
        keyOf={({ benefit }) => benefit.id}
        sort={search.sort ?? 'cards'}
        onSort={(sort) => onSearchChange({ sort })}
      />
    </ListPage>
  );
}
