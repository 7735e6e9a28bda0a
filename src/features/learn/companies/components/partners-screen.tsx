import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Handshake } from 'lucide-react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { ValueMark } from '@/components/value-mark.tsx';
import type { Reaching } from '@/features/mine/point-systems/schema.ts';
import { useActiveTransfers, useMyPointValues } from '@/features/mine/point-systems/queries.ts';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { ProgramReach } from '../list-alliances.ts';
import { type PartnerEntry, findExample, listPartners, mostOf } from '../list-companies.ts';
import { alliancesQuery, companiesQuery } from '../queries.ts';
import { type PartnerSearch, partnerKinds } from '../schema.ts';
import { nameCompanyKind } from '../words.ts';

type Sort = NonNullable<PartnerSearch['sort']>;

const describeReach = ({ from, arrives, worthCents }: Reaching) =>
  `${formatPoints(arrives)} from ${from}, worth ${formatWholeDollars(worthCents)}`;

const columns: readonly ListColumn<PartnerEntry, Sort>[] = [
  {
    key: 'name',
    header: 'Partner',
    sort: 'name',
    first: 'asc',
    cell: ({ company, allianceName, systemNames, reach, inbound, cards }) => (
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
        {reach && <p className="text-sm sm:hidden">{describeReach(reach)}</p>}
      </>
    ),
  },
  {
    key: 'value',
    header: 'My value',
    sort: 'value',
    align: 'right',
    cell: ({ value }) =>
      value && (
        <span className="font-semibold">
          <ValueMark value={value} />
        </span>
      ),
  },
  {
    key: 'reach',
    header: 'Best way in with my points',
    sort: 'reach',
    from: 'sm',
    cell: ({ reach }) => reach && describeReach(reach),
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

/** For a member whose points reach none of the partners. */
const withoutReach = columns.filter(({ key }) => key !== 'reach');

type PartnersScreenProps = {
  search: PartnerSearch;
  onSearchChange: (change: Partial<PartnerSearch>) => void;
  /** The points that the member's own balances become today, by system. */
  reaching: ReadonlyMap<string, readonly Reaching[]>;
  /** The member's ways to a program, examples too, the best first. */
  reachOf: (program: string | undefined) => readonly (ProgramReach & { keptCents: number })[];
};

export function PartnersScreen({ search, onSearchChange, reaching, reachOf }: PartnersScreenProps) {
  const catalog = useCatalog();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const { data: alliances } = useSuspenseQuery(alliancesQuery());
  const transfers = useActiveTransfers();
  const { awardValueOf } = useMyPointValues();

  const partners = companies.filter(({ kind }) => partnerKinds.some((known) => known === kind));
  const entries = partners.map((company): PartnerEntry => {
    const systems = catalog.pointSystems.filter((row) => row.company_id === company.id);
    const slugs = new Set(systems.map(({ slug }) => slug));
    const ids = new Set(systems.map(({ id }) => id));
    return {
      company,
      allianceName: alliances.find(({ id }) => id === company.alliance_id)?.name ?? null,
      systemNames: systems.map(({ name }) => name),
      value: mostOf(systems.map(awardValueOf), ({ centsPerPoint }) => centsPerPoint),
      reach: mostOf(
        systems.flatMap(({ slug }) => reaching.get(slug) ?? []),
        ({ worthCents }) => worthCents,
      ),
      inbound: new Set(transfers.filter(({ to }) => slugs.has(to)).map(({ from }) => from)).size,
      cards: catalog.cards.filter((card) => ids.has(card.point_system_id)).length,
    };
  });
  const shown = listPartners(entries, search);
  const best = mostOf(entries, ({ reach }) => reach?.worthCents ?? 0);
  const example = findExample(partners, catalog.pointSystems, reachOf);

  return (
    <ListPage
      title="Partners"
      verdict={
        best?.reach
          ? `Your ${formatPoints(best.reach.points)} ${best.reach.from} go furthest at ${best.company.name}: ${formatWholeDollars(best.reach.worthCents)}, or ${formatWholeDollars(best.reach.keptCents)} if kept.`
          : example &&
            `${formatPoints(example.points)} ${example.fromName} go furthest at ${example.partner}: ${formatWholeDollars(example.valueCents)}, or ${formatWholeDollars(example.keptCents)} if kept.`
      }
      description={
        reaching.size === 0 ? (
          <>
            <Link
              to="/app/my-points"
              className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
            >
              Enter your points
            </Link>{' '}
            to see what they become.
          </>
        ) : (
          'By what a point is worth to you: toward an award, or as cash if you don’t book awards.'
        )
      }
      noun="partner"
      search={search}
      onSearchChange={onSearchChange}
      placeholder="Partner or program"
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
        columns={shown.some(({ reach }) => reach) ? columns : withoutReach}
        rows={shown}
        keyOf={({ company }) => company.id}
        sort={search.sort ?? 'reach'}
        onSort={(sort) => onSearchChange({ sort })}
      />
    </ListPage>
  );
}
