import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plane } from 'lucide-react';
import { ListPage } from '@/components/list-page.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { formatCount } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { alliancesQuery, companiesQuery } from '../queries.ts';
import type { AllianceSearch } from '../schema.ts';

type AlliancesScreenProps = {
  search: AllianceSearch;
  onSearchChange: (change: Partial<AllianceSearch>) => void;
};

export function AlliancesScreen({ search, onSearchChange }: AlliancesScreenProps) {
  const { data: alliances } = useSuspenseQuery(alliancesQuery());
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const entries = alliances.map((alliance) => ({
    alliance,
    members: companies.filter((company) => company.alliance_id === alliance.id),
  }));
  const shown = entries.filter(({ alliance, members }) =>
    matchesSearch([alliance.name, ...members.map(({ name }) => name)].join(' '), search.q ?? ''),
  );
  return (
    <ListPage
      title="Alliances"
      description="Miles from one airline in an alliance book seats on all its airlines."
      noun="alliance"
      search={search}
      onSearchChange={onSearchChange}
      placeholder="Alliance or airline"
      shown={shown.length}
      count={entries.length}
      icon={<Plane />}
      hint="Some airlines belong to none; find those among the partners."
    >
      <ul className="grid gap-x-14 gap-y-6 lg:grid-cols-3">
        {shown.map(({ alliance, members }) => (
          <li key={alliance.id}>
            <Section className="h-full">
              <SectionHeader>
                <SectionTitle>
                  <Link
                    translate="no"
                    to="/app/alliances/$id"
                    params={{ id: alliance.slug }}
                    className="underline-offset-4 hover:underline"
                  >
                    {alliance.name}
                  </Link>
                </SectionTitle>
                <span className="text-muted-foreground text-sm">
                  {formatCount(members.length, 'airline')} here
                </span>
              </SectionHeader>
              <SectionContent>
                <ul className="flex flex-wrap gap-x-4">
                  {members.map((company) => (
                    <li key={company.id}>
                      <Link
                        translate="no"
                        to="/app/partners/$id"
                        params={{ id: company.slug }}
                        className="inline-flex min-h-8 items-center underline underline-offset-4"
                      >
                        {company.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </SectionContent>
            </Section>
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
