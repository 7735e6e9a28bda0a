import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { ValueMark } from '@/components/value-mark.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { groupSharedBalances } from '../use-shared-balances.ts';
import type { SharedSystem } from '../use-shared-balances.ts';
import { useSharedBalances } from '../use-shared-balances.ts';

function SharedSystemItem({ system, worthCents, parts }: SharedSystem) {
  return (
    <li className="grid gap-1 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <NameLink translate="no" to="/app/point-systems/$id" params={{ id: system.slug }}>
          {system.name}
        </NameLink>
        <span className="text-xl font-semibold">{formatCents(Math.round(worthCents))}</span>
      </p>
      <ul className="text-muted-foreground grid gap-0.5 text-sm">
        {parts.map(({ owner, balance: { row, value } }) => (
          <li key={row.id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {owner}: {formatPoints(row.points)}
              {row.expires_on !== null && ` · expire on ${formatDate(row.expires_on)}`}
            </span>
            <span>
              at <ValueMark value={value} /> a point
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function SharedBalances() {
  const { isShown, read, shared } = useSharedBalances();
  if (!isShown) return null;
  if (read.isPending) return <ListSkeleton label="Loading the points of the others" rows={2} />;
  if (read.isLoadingError) {
    return <ErrorState title="The points of the others could not be loaded" query={read} />;
  }
  return (
    <Section aria-label="Points of the others">
      <SectionHeader>
        <SectionTitle>Points of the others</SectionTitle>
      </SectionHeader>
      <SectionContent className="pt-0">
        {shared.length === 0 ? (
          <p className="text-muted-foreground">They haven’t entered any balance yet.</p>
        ) : (
          <ul aria-label="Points of the others" className="divide-y">
            {groupSharedBalances(shared).map((group) => (
              <SharedSystemItem key={group.system.id} {...group} />
            ))}
          </ul>
        )}
      </SectionContent>
    </Section>
  );
}
