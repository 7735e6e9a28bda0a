import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { browserReportsQuery } from '../queries.ts';
import { type SpeedSpan, speedSpans } from '../search.ts';
import type { BrowserReports } from '../schema.ts';
import { BrowserErrors } from './browser-errors.tsx';
import { BrowserSpeed } from './browser-speed.tsx';

export function BrowserSections({ days }: { days: SpeedSpan }) {
  const query = useQuery(browserReportsQuery(days));
  const show = (part: (reports: BrowserReports) => ReactNode): ReactNode => {
    if (query.isPending) return <ListSkeleton rows={3} label="Loading browser reports" />;
    if (query.data) return part(query.data);
    return (
      <ErrorState
        title="Browser reports could not be loaded"
        message={describeError(query.error)}
        query={query}
      />
    );
  };
  return (
    <>
      <Section aria-label="Errors in browsers">
        <SectionHeader>
          <div className="grid gap-0.5">
            <SectionTitle>Errors in browsers</SectionTitle>
            <p className="text-muted-foreground max-w-prose text-sm">
              The last 30 days, grouped by release. Quoted text, numbers, and addresses are removed.
              To find the source lines, run npm run -s stack.
            </p>
          </div>
        </SectionHeader>
        <SectionContent>
          {show(({ errors }) => (
            <BrowserErrors errors={errors} />
          ))}
        </SectionContent>
      </Section>
      <Section aria-label="Speed in browsers">
        <SectionHeader>
          <div className="grid gap-0.5">
            <SectionTitle>Speed in browsers</SectionTitle>
            <p className="text-muted-foreground max-w-prose text-sm">
              75th percentile: three out of four visits were at least this fast. Each visit counts
              toward the first page opened.
            </p>
          </div>
          <SegmentedLinks
            label="Days of visits"
            segments={speedSpans.map((span) => ({
              key: String(span),
              label: `${span} days`,
              isCurrent: span === days,
              link: {
                to: '/admin/website-statistics',
                search: (current) => ({ ...current, speed: span }),
              },
            }))}
          />
        </SectionHeader>
        <SectionContent>
          {show(({ vitals }) => (
            <BrowserSpeed vitals={vitals} />
          ))}
        </SectionContent>
      </Section>
    </>
  );
}
