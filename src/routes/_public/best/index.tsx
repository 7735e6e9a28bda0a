import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { RankingList } from '@/features/site/best-cards/components/ranking-list.tsx';
import { describeRankingsPage } from '@/features/site/best-cards/describe-ranking-page.ts';
import { leadsQuery } from '@/features/site/best-cards/queries.ts';
import { createPageHead, createPublicHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/_public/best/')({
  // Loads with the route, and costs other pages nothing.
  codeSplitGroupings: [['component', 'loader', 'errorComponent']],
  loader: async ({ context: { queryClient } }) => ({
    page: describeRankingsPage(await queryClient.ensureQueryData(leadsQuery)),
  }),
  head: ({ loaderData }) =>
    loaderData ? createPublicHead(loaderData.page) : createPageHead('Best cards'),
  component: BestCardsPage,
  errorComponent: RouteError,
});

function BestCardsPage() {
  const { data: leads } = useSuspenseQuery(leadsQuery);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      <PageHeader
        title="Best credit cards by spending"
        description="The card that pays a plain household the most in a year, after its fee. Each page shows the arithmetic, what it assumes, and the next cards."
      />
      <RankingList leads={leads} />
    </div>
  );
}
