import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { StatisticsPage } from '@/features/admin/website-statistics/components/statistics-page.tsx';
import {
  browserReportsQuery,
  statisticsQuery,
} from '@/features/admin/website-statistics/queries.ts';
import { statisticsSearchSchema } from '@/features/admin/website-statistics/search.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/admin/website-statistics')({
  head: () => createPageHead('Website statistics'),
  validateSearch: statisticsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { days = 90, speed = 28 } }) => {
    // Not awaited: the other figures show without it.
    void queryClient.prefetchQuery(browserReportsQuery(speed));
    return queryClient.ensureQueryData(statisticsQuery(days));
  },
  component: StatisticsRoute,
  pendingComponent: () => <ListSkeleton label="Loading the statistics" />,
});

function StatisticsRoute() {
  const { days = 90, speed = 28 } = Route.useSearch();
  return <StatisticsPage days={days} speed={speed} />;
}
