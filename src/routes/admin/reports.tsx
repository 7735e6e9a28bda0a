import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { ReportsInbox } from '@/features/admin/fact-reports/components/reports-inbox.tsx';
import { reportInboxQuery } from '@/features/admin/fact-reports/queries.ts';
import { inboxSearchSchema } from '@/features/admin/fact-reports/search.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/admin/reports')({
  head: () => createPageHead('Reports'),
  validateSearch: inboxSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { box = 'open' } }) =>
    queryClient.ensureQueryData(reportInboxQuery(box)),
  component: ReportsRoute,
  pendingComponent: () => <ListSkeleton label="Loading the reports" />,
});

function ReportsRoute() {
  const { box = 'open' } = Route.useSearch();
  return <ReportsInbox box={box} />;
}
