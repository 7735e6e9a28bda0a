import { useSuspenseQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { reportInboxQuery } from '../queries.ts';
import type { FactReport } from '../schema.ts';
import type { ReportBox } from '../search.ts';
import { ReportCard } from './report-card.tsx';

export function ReportsInbox({ box }: { box: ReportBox }) {
  const { data } = useSuspenseQuery(reportInboxQuery(box));
  const [held, setHeld] = useState<ReadonlyMap<string, FactReport>>(new Map());
  const taken = [...held.values()].filter(({ id }) => !data.some((report) => report.id === id));
  const reports = [...data, ...taken];
  const hold = (report: FactReport, isTyped: boolean) => {
    setHeld((known) => {
      if (known.has(report.id) === isTyped) return known;
      const next = new Map(known);
      if (isTyped) next.set(report.id, report);
      else next.delete(report.id);
      return next;
    });
  };
  return (
    <>
      <PageHeader
        title="Reports"
        description="What members say is wrong. Compare it with the source, correct the fact, then answer: the member sees your words."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Reports"
          tabs={[
            {
              key: 'open',
              label: 'Open',
              isCurrent: box === 'open',
              link: { to: '/admin/reports' },
            },
            {
              key: 'closed',
              label: 'Closed',
              isCurrent: box === 'closed',
              link: { to: '/admin/reports', search: { box: 'closed' } },
            },
          ]}
        />
        {reports.length === 0 ? (
          <EmptyState
            icon={<Inbox />}
            title={box === 'open' ? 'No report waits' : 'No report was closed yet'}
          >
            {box === 'open'
              ? 'Members report from the flag beside every fact. What they say appears here.'
              : 'Reports that were answered and closed appear here.'}
          </EmptyState>
        ) : (
          <ul
            className="grid gap-3"
            aria-label={box === 'open' ? 'Open reports' : 'Closed reports'}
          >
            {reports.map((report) => (
              <ReportCard
                key={`${box} ${report.id}`}
                report={report}
                isTaken={taken.includes(report)}
                onTyping={(isTyped) => hold(report, isTyped)}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
