import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FactSource } from '@/components/fact-source.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ValueMark } from '@/components/value-mark.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useActiveTransfers, useMyPointValues } from '@/features/mine/point-systems/queries.ts';
import { companiesQuery } from '../queries.ts';
import type { Alliance } from '../schema.ts';
import { nameCountry } from '../words.ts';

export function AllianceDetail({ alliance }: { alliance: Alliance }) {
  const catalog = useCatalog();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const { myValueOf } = useMyPointValues();
  const transfers = useActiveTransfers();
  const rows = companies
    .filter((company) => company.alliance_id === alliance.id)
    .map((company) => {
      const system = catalog.pointSystems.find((row) => row.company_id === company.id);
      const sources = transfers.filter(({ to }) => to === system?.slug).map(({ from }) => from);
      return { company, system, sources: new Set(sources).size };
    })
    .sort((a, b) => b.sources - a.sources || a.company.name.localeCompare(b.company.name));
  return (
    <div className="grid gap-4">
      <PageHeader
        title={<span translate="no">{alliance.name}</span>}
        description="Its airlines in our catalog, most transfer partners first."
        actions={
          alliance.website_url !== null && (
            <Button asChild variant="outline">
              <a href={alliance.website_url} target="_blank" rel="noreferrer">
                Website
              </a>
            </Button>
          )
        }
      />
      <ListTable
        label={`Airlines of ${alliance.name}`}
        rows={rows}
        keyOf={({ company }) => company.id}
        columns={[
          {
            key: 'airline',
            header: 'Airline',
            cell: ({ company }) => (
              <>
                <NameLink translate="no" to="/app/partners/$id" params={{ id: company.slug }}>
                  {company.name}
                </NameLink>
                <p className="text-muted-foreground text-sm">{nameCountry(company.country)}</p>
              </>
            ),
          },
          {
            key: 'program',
            header: 'Program',
            from: 'sm',
            cell: ({ system }) =>
              system ? (
                <Link
                  translate="no"
                  to="/app/point-systems/$id"
                  params={{ id: system.slug }}
                  className="underline underline-offset-4"
                >
                  {system.name}
                </Link>
              ) : (
                <span className="text-muted-foreground">none known</span>
              ),
          },
          {
            key: 'value',
            header: 'My value',
            align: 'right',
            cell: ({ system }) => (system ? <ValueMark value={myValueOf(system)} /> : '—'),
          },
          {
            key: 'sources',
            header: 'Transfer in',
            align: 'right',
            cell: ({ sources }) => sources,
          },
        ]}
      />
      <FactSource fact={alliance} table="alliances" name={alliance.name} />
    </div>
  );
}
