import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plane } from 'lucide-react';
import { ListPage } from '@/components/list-page.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useActiveTransfers } from '@/features/mine/point-systems/queries.ts';
import { formatCount, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import {
  type AllianceEntry,
  listAlliances,
  type ProgramReach,
  toAllianceEntry,
} from '../list-alliances.ts';
import { alliancesQuery, companiesQuery } from '../queries.ts';
import type { AllianceSearch } from '../schema.ts';
import { ReachLine } from './reach-line.tsx';

type AlliancesScreenProps = {
  search: AllianceSearch;
  onSearchChange: (change: Partial<AllianceSearch>) => void;
  /** The member's ways to a program, the best first. */
  reachOf: (program: string | undefined) => readonly ProgramReach[];
};

const shownReaches = 3;

/** The alliance where the member's points go furthest; undefined if they reach none. */
function describeBest(best: AllianceEntry | undefined): string | undefined {
  const [first] = best?.reached ?? [];
  if (!best || !first?.reach || !first.system) return undefined;
  const { reach, system } = first;
  if (reach.isExample) {
    return `The points your cards earn go furthest with ${best.alliance.name}, as ${system.name}.`;
  }
  return reach.from === system.slug
    ? `Your ${formatPoints(reach.points)} ${system.name} go furthest, with ${best.alliance.name}.`
    : `Your points go furthest with ${best.alliance.name}: ${formatPoints(reach.points)} ${reach.fromName} become ${formatPoints(reach.arrives)} ${system.name}, worth ${formatWholeDollars(reach.valueCents)}.`;
}

function AlliancePanel({ entry }: { entry: AllianceEntry }) {
  const { alliance, members, reached, missing } = entry;
  const more = reached.length - shownReaches;
  return (
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
          {members.length} of {formatCount(members.length + missing.length, 'airline')} here
        </span>
      </SectionHeader>
      <SectionContent className="grid gap-3">
        {reached.length === 0 ? (
          <p>None of your points reach it.</p>
        ) : (
          <ul aria-label={`My points in ${alliance.name}`} className="divide-y">
            {reached.slice(0, shownReaches).map((member) => (
              <li key={member.company.id} className="py-2 first:pt-0">
                <ReachLine member={member} />
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <Link
            to="/app/alliances/$id"
            params={{ id: alliance.slug }}
            className="text-primary w-fit py-1 font-medium underline-offset-4 hover:underline"
          >
            {formatCount(more, 'more program')} in reach
          </Link>
        )}
        <p className="text-muted-foreground text-sm">
          Books {members.map(({ company }) => company.name).join(', ')}
          {missing.length > 0 && `; and, with no program here, ${missing.join(', ')}`}.
        </p>
      </SectionContent>
    </Section>
  );
}

export function AlliancesScreen({ search, onSearchChange, reachOf }: AlliancesScreenProps) {
  const { data: alliances } = useSuspenseQuery(alliancesQuery());
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const { pointSystems: systems } = useCatalog();
  const transfers = useActiveTransfers();
  const entries = alliances.map((alliance) =>
    toAllianceEntry(alliance, { companies, systems, transfers, reachOf }),
  );
  const shown = listAlliances(entries, search.q);
  const hasExample = entries.some(({ reached }) => reached.some(({ reach }) => reach?.isExample));
  return (
    <ListPage
      title="Alliances"
      verdict={describeBest(listAlliances(entries)[0])}
      description={
        <>
          Miles of one program book seats on all airlines of its alliance. Worth is at your own
          values.{' '}
          {hasExample && (
            <>
              Where you entered no balance, it shows what 10,000 become.{' '}
              <Link to="/app/my-points" className="text-primary underline underline-offset-4">
                Enter my points
              </Link>
            </>
          )}
        </>
      }
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
        {shown.map((entry) => (
          <li key={entry.alliance.id}>
            <AlliancePanel entry={entry} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
