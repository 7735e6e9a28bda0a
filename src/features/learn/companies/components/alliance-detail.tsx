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
import { formatCount, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { type AllianceMember, type ProgramReach, toAllianceEntry } from '../list-alliances.ts';
import { companiesQuery } from '../queries.ts';
import type { Alliance } from '../schema.ts';
import { nameCountry } from '../words.ts';
import { describeSource } from './reach-line.tsx';

function describeBest({ system, reach }: AllianceMember): string | null {
  if (!system || !reach) return null;
  const points = `${reach.isExample ? '' : 'Your '}${formatPoints(reach.points)} ${reach.fromName}`;
  if (reach.from === system.slug) return `${points} book all its airlines.`;
  return `${points} become ${formatPoints(reach.arrives)} ${system.name}, and book all its airlines.`;
}

type AllianceDetailProps = {
  alliance: Alliance;
  /** The member's ways to a program, the best first. */
  reachOf: (program: string | undefined) => readonly ProgramReach[];
};

export function AllianceDetail({ alliance, reachOf }: AllianceDetailProps) {
  const { pointSystems: systems } = useCatalog();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const { myValueOf } = useMyPointValues();
  const transfers = useActiveTransfers();
  const entry = toAllianceEntry(alliance, { companies, systems, transfers, reachOf });
  const { members, reached, missing } = entry;
  const [best] = reached;
  return (
    <div className="grid gap-4">
      <PageHeader
        title={<span translate="no">{alliance.name}</span>}
        verdict={best ? describeBest(best) : 'None of your points reach it.'}
        description={
          <>
            Any one of these programs books seats on all airlines of the alliance; how many miles a
            seat costs is each program’s own price, which we don’t list. Worth is at your values.
            {reached.some(({ reach }) => reach?.isExample) &&
              ' Where you entered no balance, it shows what 10,000 become.'}
          </>
        }
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
        rows={members}
        keyOf={({ company }) => company.id}
        columns={[
          {
            key: 'airline',
            header: 'Airline',
            cell: ({ company, system, reach }) => (
              <>
                <NameLink translate="no" to="/app/partners/$id" params={{ id: company.slug }}>
                  {company.name}
                </NameLink>
                <p className="text-muted-foreground text-sm">
                  {nameCountry(company.country)}
                  {system && (
                    <span translate="no" className="sm:hidden">
                      {' · '}
                      {system.name}
                    </span>
                  )}
                </p>
                <p className="text-sm sm:hidden">
                  {reach
                    ? `${formatPoints(reach.arrives)} ${describeSource(reach, system?.slug)}`
                    : 'out of reach'}
                </p>
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
            key: 'reach',
            header: 'From my points',
            from: 'sm',
            cell: ({ system, reach }) =>
              reach === null ? (
                <span className="text-muted-foreground">out of reach</span>
              ) : (
                <>
                  {formatPoints(reach.arrives)}
                  <p className="text-muted-foreground text-sm">
                    {describeSource(reach, system?.slug)}
                  </p>
                </>
              ),
          },
          {
            key: 'worth',
            header: 'Worth to me',
            align: 'right',
            cell: ({ reach }) => (reach ? formatWholeDollars(reach.valueCents) : '—'),
          },
          {
            key: 'value',
            header: 'A mile',
            align: 'right',
            from: 'sm',
            cell: ({ system }) => (system ? <ValueMark value={myValueOf(system)} /> : '—'),
          },
          {
            key: 'sources',
            header: 'Transfer in',
            align: 'right',
            from: 'md',
            cell: ({ sources }) => sources.length,
          },
        ]}
      />
      {missing.length > 0 && (
        <p className="max-w-prose">
          {formatCount(missing.length, 'more airline')} of the alliance, which these programs book
          too, {missing.length === 1 ? 'has' : 'have'} no program in the catalog:{' '}
          {missing.join(', ')}.
        </p>
      )}
      <FactSource fact={alliance} table="alliances" name={alliance.name} />
    </div>
  );
}
