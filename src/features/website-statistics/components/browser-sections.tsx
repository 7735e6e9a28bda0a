import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { browserReportsQuery } from '../queries.ts';
import type { BrowserReports } from '../schema.ts';
import { type SpeedSpan, speedSpans } from '../search.ts';
import { BrowserErrors } from './browser-errors.tsx';
import { BrowserSpeed } from './browser-speed.tsx';

/** What browsers report of errors and speed, read apart from the other figures. */
export function BrowserSections({ days }: { days: SpeedSpan }) {
  const query = useQuery(browserReportsQuery(days));
  const show = (part: (reports: BrowserReports) => ReactNode): ReactNode => {
    if (query.isPending) return <ListSkeleton rows={3} label="Loading what browsers report" />;
    if (query.data) return part(query.data);
    return (
      <ErrorState
        title="What browsers report could not be loaded"
        message={describeError(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  };
  return (
    <>
      <Section aria-label="Errors in browsers">
        <SectionHeader>
          <div className="grid gap-0.5">
            <SectionTitle>{'Errors in browsers'}</SectionTitle>
            <p className="text-muted-foreground max-w-prose text-sm">
              {
                'Of 30 days, by release, and without quoted text, numbers and addresses. npm run -s stack names the lines of the source.'
              }
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
            <SectionTitle>{'Speed in browsers'}</SectionTitle>
            <p className="text-muted-foreground max-w-prose text-sm">
              {
                'Three visits of four were at least this fast (75th percentile). A visit counts for the page that was opened first.'
              }
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
