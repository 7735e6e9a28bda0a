import { Link } from '@tanstack/react-router';
import { ExternalLink, Pencil } from 'lucide-react';
import { FactList } from '@/components/data-list.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { getAdminPath } from '@/lib/admin-path.ts';
import { formatDate } from '@/lib/dates.ts';
import { type FactReport, reportStatusWords } from '../schema.ts';
import { AnswerForm } from './answer-form.tsx';

type ReportCardProps = {
  report: FactReport;
  /** True if somebody else closed or reopened it while an answer was typed here. */
  isTaken: boolean;
  onTyping: (isTyped: boolean) => void;
};

export function ReportCard({ report, isTaken, onTyping }: ReportCardProps) {
  const { subject, problem, suggested_value, source_url, page_path } = report;
  return (
    <li className="bg-card grid gap-4 rounded-md border p-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold">{subject}</h2>
          {report.status !== 'open' && <Badge>{reportStatusWords[report.status]}</Badge>}
        </div>
        <p className="whitespace-pre-line">{problem}</p>
        <FactList
          facts={[
            ...(suggested_value === null
              ? []
              : [{ label: 'Said to be right', value: suggested_value }]),
            ...(source_url === null
              ? []
              : [
                  {
                    label: 'Where it says so',
                    value: (
                      <a
                        href={source_url}
                        target="_blank"
                        rel="noreferrer nofollow ugc"
                        className="inline-flex items-center gap-1 break-all underline underline-offset-4"
                      >
                        {source_url.replace(/^https?:\/\/(www\.)?/, '').slice(0, 60)}
                        <ExternalLink aria-hidden className="size-3.5 shrink-0" />
                      </a>
                    ),
                  },
                ]),
            {
              label: 'Sent',
              value: `${formatDate(report.created_at.slice(0, 10))}${report.member_id === null && report.origin === 'person' ? ', by a visitor' : ''}`,
            },
            ...(report.reply_to === null
              ? []
              : [
                  {
                    label: 'Answer by email, before you close it',
                    value: (
                      <a
                        href={`mailto:${encodeURIComponent(report.reply_to)}?subject=${encodeURIComponent(`Your report: ${subject}`)}`}
                        className="break-all underline underline-offset-4"
                      >
                        {report.reply_to}
                      </a>
                    ),
                  },
                ]),
          ]}
        />
        <div className="flex flex-wrap gap-2 pt-1">
          <Button asChild size="md" variant="outline">
            <Link {...getAdminPath(report.table_name, report.record_id)}>
              <Pencil aria-hidden />
              Edit the fact
            </Link>
          </Button>
          {page_path !== null && (
            <Button asChild size="md" variant="ghost">
              <Link to={page_path}>As members see it</Link>
            </Button>
          )}
        </div>
      </div>
      <AnswerForm report={report} isTaken={isTaken} onTyping={onTyping} />
    </li>
  );
}
