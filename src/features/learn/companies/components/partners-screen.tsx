import { useSuspenseQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useActiveTransfers } from '@/features/mine/point-systems/queries.ts';
import { type PartnerEntry, listPartners } from '../list-companies.ts';
import { alliancesQuery, companiesQuery } from '../queries.ts';
import { type PartnerSearch, partnerKinds } from '../schema.ts';
import { nameCompanyKind } from '../words.ts';

type Sort = NonNullable<PartnerSearch['sort']>;

const columns: readonly ListColumn<PartnerEntry, Sort>[] = [
  {
    key: 'name',
    header: 'Partner',
    sort: 'name',
    first: 'asc',
    cell: ({ company, allianceName, systemNames, inbound, cards }) => (
      <>
        <NameLink translate="no" to="/app/partners/$id" params={{ id: company.slug }}>
          {company.name}
        </NameLink>
        <p className="text-muted-foreground text-sm">
          {[nameCompanyKind(company.kind), allianceName, ...systemNames]
            .filter(Boolean)
            .join(' · ')}
          <span className="sm:hidden">
            {inbound > 0 && ` · ${inbound} transfer in`}
            {cards > 0 && ` · ${cards === 1 ? '1 card' : `${cards} cards`}`}
          </span>
        </p>
      </>
    ),
  },
  {
    key: 'inbound',
    header: 'Transfer in',
    sort: 'inbound',
    align: 'right',
    from: 'sm',
    cell: ({ inbound }) => inbound,
  },
  {
    key: 'cards',
    header: 'Cards',
    sort: 'cards',
    align: 'right',
    from: 'sm',
    cell: ({ cards }) => cards,
  },
];

type PartnersScreenProps = {
  search: PartnerSearch;
  onSearchChange: (change: Partial<PartnerSearch>) => void;
};

export function PartnersScreen({ search, onSearchChange }: PartnersScreenProps) {
  const catalog = useCatalog();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const { data: alliances } = useSuspenseQuery(alliancesQuery());
  const transfers = useActiveTransfers();

  const partners = companies.filter(({ kind }) => partnerKinds.some((known) => known === kind));
  const entries = partners.map((company): PartnerEntry => {
    const systems = catalog.pointSystems.filter((row) => row.company_id === company.id);
    const slugs = new Set(systems.map(({ slug }) => slug));
    const ids = new Set(systems.map(({ id }) => id));
    return {
      company,
      allianceName: alliances.find(({ id }) => id === company.alliance_id)?.name ?? null,
      systemNames: systems.map(({ name }) => name),
      inbound: new Set(transfers.filter(({ to }) => slugs.has(to)).map(({ from }) => from)).size,
      cards: catalog.cards.filter((card) => ids.has(card.point_system_id)).length,
    };
  });
  const shown = listPartners(entries, search);

  return (
    <ListPage
      title="Partners"
      description="Airlines, hotels and shops whose points you can earn or move points to."
      noun="partner"
      search={search}
      onSearchChange={onSearchChange}
      placeholder="Partner, alliance or program"
      shown={shown.length}
      count={entries.length}
      filters={
        <FilterSelect
          label="Type"
          allLabel="All kinds"
          value={search.kind}
          options={partnerKinds.map((kind) => ({ value: kind, label: nameCompanyKind(kind) }))}
          onValueChange={(kind) => onSearchChange({ kind })}
        />
      }
      cleared={{ kind: undefined }}
      icon={<Handshake />}
      hint="Search by company, alliance or the name of the program."
    >
      <ListTable
        label="Partners"
        columns={columns}
        rows={shown}
        keyOf={({ company }) => company.id}
        sort={search.sort ?? 'inbound'}
        onSort={(sort) => onSearchChange({ sort })}
      />
    </ListPage>
  );
}
