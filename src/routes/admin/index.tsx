import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { AttentionOverview } from '@/features/home/attention/components/attention-overview.tsx';
import { attentionCountsQuery } from '@/features/home/attention/queries.ts';
import { attentionSearchSchema } from '@/features/home/attention/search.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/admin/')({
  head: () => createPageHead('Administration'),
  validateSearch: attentionSearchSchema,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(attentionCountsQuery()),
  component: AdminHomeRoute,
  pendingComponent: () => <ListSkeleton label="Loading the overview" />,
});

function AdminHomeRoute() {
  const { kind } = Route.useSearch();
  return (
    <>
      <PageHeader
        title="Needs attention"
        description="What is out of date, uncertain or broken in the reference data that every member sees."
      />
      <AttentionOverview kind={kind} />
    </>
  );
}
