import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import { myReportsQuery } from '../queries.ts';
import { reportStatusWords } from '../schema.ts';

const tones = { open: 'outline', corrected: 'primary', declined: 'neutral' } as const;

export function MyReports({ memberId }: { memberId: string }) {
  const query = useQuery(myReportsQuery(memberId));
  if (query.isPending) return <ListSkeleton label="Loading your reports" rows={2} />;
  if (query.isError) {
    return <ErrorState title="Your reports could not be loaded" query={query} />;
  }
  if (query.data.length === 0) {
    return (
      <p className="text-muted-foreground">
        You have reported nothing yet. Every fact has a small flag beside it: press it when
        something is wrong, and the answer appears here.
      </p>
    );
  }
  return (
    <DataList aria-label="My reports">
      {query.data.map((report) => (
        <DataListItem key={report.id} className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            {report.page_path === null ? (
              <h3 className="font-medium">{report.subject}</h3>
            ) : (
              <h3 className="font-medium">
                <Link to={report.page_path} className="underline-offset-4 hover:underline">
                  {report.subject}
                </Link>
              </h3>
            )}
            <Badge tone={tones[report.status]}>{reportStatusWords[report.status]}</Badge>
          </div>
          <p>{report.problem}</p>
          <p className="text-muted-foreground text-sm">
            Sent on {formatDate(report.created_at.slice(0, 10))}
          </p>
          {report.answer !== null && (
            <blockquote className="border-primary mt-1 border-l-2 pl-3">
              <p className="text-muted-foreground text-sm">
                Answer
                {report.answered_at !== null &&
                  ` of ${formatDate(report.answered_at.slice(0, 10))}`}
              </p>
              <p>{report.answer}</p>
            </blockquote>
          )}
        </DataListItem>
      ))}
    </DataList>
  );
}
