import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { ValueMark } from '@/components/value-mark.tsx';
import { formatCentsPerPoint } from '@/lib/format.ts';
import type { PointSystemRow } from '@/features/catalog/schema.ts';
import { useMyPointValues } from '../queries.ts';
import { preferenceNames, preferences } from '../words.ts';

export function ValuesSection({ system }: { system: PointSystemRow }) {
  const { preference, myValueOf } = useMyPointValues();
  const unit = system.unit === 'dollars' ? 'A cent of it' : `One ${system.unit.replace(/s$/, '')}`;
  return (
    <Section>
      <SectionHeader>
        <SectionTitle>{unit} is worth to me</SectionTitle>
        <Button asChild variant="outline" size="sm">
          <Link to="/app/my-profile">Set my own values</Link>
        </Button>
      </SectionHeader>
      <SectionContent className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {preferences.map((each) => {
            const value = myValueOf(system, each);
            return (
              <div key={each}>
                <dt className="text-muted-foreground flex flex-wrap items-center gap-2 text-sm">
                  {preferenceNames[each]}
                  {each === preference && <Badge tone="primary">My preference</Badge>}
                </dt>
                <dd className="text-xl font-semibold">
                  <ValueMark value={value} isExplained />
                </dd>
              </div>
            );
          })}
        </dl>
        {system.untransferable_value !== null && (
          <p className="text-muted-foreground text-sm">
            Without a card that unlocks transfers a point is worth{' '}
            {formatCentsPerPoint(system.untransferable_value)}.
          </p>
        )}
      </SectionContent>
    </Section>
  );
}
