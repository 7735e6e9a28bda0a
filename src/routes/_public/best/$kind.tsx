import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { RouteError } from '@/components/route-error.tsx';
import { RankingPage } from '@/features/site/best-cards/components/ranking-page.tsx';
import { describeRankingPage } from '@/features/site/best-cards/describe-ranking-page.ts';
import { KINDS } from '@/features/site/best-cards/list-kinds.ts';
import { rankingQuery } from '@/features/site/best-cards/queries.ts';
import { createPageHead, createPublicHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/_public/best/$kind')({
  // Loads with the route, and costs other pages nothing.
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader', 'errorComponent']],
  loader: async ({ context: { queryClient }, params }) => {
    const kind = KINDS.find(({ slug }) => slug === params.kind);
    const ranking = kind && (await queryClient.ensureQueryData(rankingQuery(kind)));
    if (!ranking) throw notFound();
    return { kind, page: describeRankingPage(kind, ranking) };
  },
  head: ({ loaderData }) =>
    loaderData ? createPublicHead(loaderData.page) : createPageHead('Best cards'),
  component: BestCardsForPage,
  errorComponent: RouteError,
});

function BestCardsForPage() {
  const { kind } = Route.useLoaderData();
  const { data: ranking } = useSuspenseQuery(rankingQuery(kind));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      {ranking && <RankingPage kind={kind} ranking={ranking} />}
    </div>
  );
}
