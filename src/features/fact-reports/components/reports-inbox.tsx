import { useSuspenseQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { reportInboxQuery } from '../queries.ts';
import type { FactReport } from '../schema.ts';
import type { ReportBox } from '../search.ts';
import * as texts from '../texts.ts';
import { ReportCard } from './report-card.tsx';

/** What members say is wrong, for admins to put right and to answer. */
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
      <PageHeader title={texts.reports} description={texts.whatMembersSayIsWrong} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label={texts.reports}
          tabs={[
            {
              key: 'open',
              label: texts.open,
              isCurrent: box === 'open',
              link: { to: '/admin/reports' },
            },
            {
              key: 'closed',
              label: texts.closed,
              isCurrent: box === 'closed',
              link: { to: '/admin/reports', search: { box: 'closed' } },
            },
          ]}
        />
        {reports.length === 0 ? (
          <EmptyState
            icon={<Inbox />}
            title={box === 'open' ? texts.noReportWaits : texts.noReportWasClosedYet}
          >
            {box === 'open' ? texts.membersReportFromTheFlag : texts.reportsThatWereAnsweredAnd}
          </EmptyState>
        ) : (
          <ul
            className="grid gap-3"
            aria-label={box === 'open' ? texts.openReports : texts.closedReports}
          >
            {reports.map((report) => (
              <ReportCard
                key={`${box} ${report.id}`}
                report={report}
                isTaken={taken.includes(report)}
                onTyping={(isTyped) => {
                  hold(report, isTyped);
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
