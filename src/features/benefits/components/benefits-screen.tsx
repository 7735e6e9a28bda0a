import { benefitKinds } from '@contract/benefit-kinds.ts';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { countInUse } from '@/components/count-in-use.ts';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCents } from '@/lib/format.ts';
import { useCatalogue } from '@/features/catalogue/queries.ts';
import { useHeldCardIds } from '@/features/eligibility/queries.ts';
import { type BenefitEntry, listBenefits, toBenefitEntries } from '../list-benefits.ts';
import type { BenefitSearch } from '../schema.ts';
import * as texts from '../texts.ts';
import { nameBenefitKind } from '../words.ts';

type Sort = NonNullable<BenefitSearch['sort']>;

const columns: readonly ListColumn<BenefitEntry, Sort>[] = [
  {
    key: 'name',
    header: texts.benefit,
    sort: 'name',
    first: 'asc',
    cell: ({ benefit, mine }) => (
      <>
        <Link
          to="/app/benefits/$id"
          params={{ id: benefit.slug }}
          className="font-medium underline-offset-4 hover:underline"
        >
          {benefit.name}
        </Link>{' '}
        {mine > 0 && <Badge tone="primary">{texts.mine}</Badge>}
        <p className="text-muted-foreground max-w-prose text-sm">{benefit.description}</p>
      </>
    ),
  },
  {
    key: 'kind',
    header: texts.kind,
    from: 'md',
    cell: ({ benefit }) => nameBenefitKind(benefit.kind),
  },
  {
    key: 'cards',
    header: texts.cards,
    sort: 'cards',
    align: 'right',
    cell: ({ given }) => new Set(given.map(({ card }) => card.id)).size,
  },
  {
    key: 'value',
    header: texts.upToAYear,
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
  const catalogue = useCatalogue();
  const heldIds = useHeldCardIds();
  const entries = toBenefitEntries(catalogue.benefits, catalogue.cards, heldIds);
  const shown = listBenefits(entries, search);
  return (
    <>
      <PageHeader title={texts.benefits} description={texts.creditsLoungesStatusAndProtections} />
      <ListToolbar
        label={texts.searchBenefits}
        placeholder={texts.benefitOrCard}
        text={search.q}
        onTextChange={(q) => {
          onSearchChange({ q });
        }}
        summary={texts.ofBenefits(shown.length, entries.length)}
        filtersInUse={countInUse(search.kind, search.mine)}
      >
        <FilterSelect
          label={texts.kind}
          allLabel={texts.allKinds}
          value={search.kind}
          options={benefitKinds.map((kind) => ({ value: kind, label: nameBenefitKind(kind) }))}
          onValueChange={(kind) => {
            onSearchChange({ kind });
          }}
        />
        <FilterSwitch
          label={texts.ofMyCards}
          isOn={search.mine ?? false}
          onChange={(isOn) => {
            onSearchChange({ mine: isOn || undefined });
          }}
        />
      </ListToolbar>
      {shown.length === 0 ? (
        <EmptyState
          icon={<Gift />}
          title={texts.noBenefitMatches}
          action={
            <Button
              variant="outline"
              onClick={() => {
                onSearchChange({ q: undefined, kind: undefined, mine: undefined });
              }}
            >
              {texts.showAllBenefits}
            </Button>
          }
        >
          {search.mine ? texts.theCardsYouHoldGive : texts.searchByBenefitOrBy}
        </EmptyState>
      ) : (
        <ListTable
          label={texts.benefits}
          columns={columns}
          rows={shown}
          keyOf={({ benefit }) => benefit.id}
          sort={search.sort ?? 'cards'}
          onSort={(sort) => {
            onSearchChange({ sort });
          }}
        />
      )}
    </>
  );
}
