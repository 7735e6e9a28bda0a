import { createFileRoute, linkOptions, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { CardRankingPage } from '@/features/plan/card-ranking/components/card-ranking-page.tsx';
import {
  cardRankingSearchSchema,
  defaultCardRankingSearch,
} from '@/features/plan/card-ranking/schema.ts';
import { FirstQuestions } from '@/features/account/current-user/components/first-questions.tsx';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { useExpectedQuarters } from '@/features/account/current-user/use-own-choices.ts';
import { ensureEligibility, useObstacles } from '@/features/mine/eligibility/queries.ts';
import { ensureHeldWallet, useHoldings } from '@/features/mine/member-cards/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

const AssumptionsFold = lazyNamed(
  () => import('@/features/plan/optimizer/components/assumptions-fold.tsx'),
  'AssumptionsFold',
);

export const Route = createFileRoute('/app/card-ranking')({
  staticData: { asksWhoApplies: true },
  validateSearch: cardRankingSearchSchema,
  search: { middlewares: [stripSearchParams(defaultCardRankingSearch)] },
  head: () => createPageHead('Card ranking'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureEligibility(queryClient), ensureHeldWallet(queryClient)]),
  component: CardRankingRoute,
  pendingComponent: skeletonOf('verdict', 'rows'),
});

function CardRankingRoute() {
  const search = Route.useSearch();
  const { held, inputs } = useHoldings();
  const quarters = useExpectedQuarters();
  return (
    <FirstQuestions
      title="Card ranking"
      isSetUp={held.length > 0 && Object.keys(inputs.spending).length > 0}
      holdsBusinessCard={useObstacles().hasBusiness}
    >
      <OwnFactsProvider>
        <CardRankingPage
          search={search}
          onSearchChange={useSearchChange()}
          linkTo={(next) => linkOptions({ to: '/app/card-ranking', search: next })}
          renderAssumptions={(figure) => (
            <Suspense>
              <AssumptionsFold {...figure} quarters={quarters} />
            </Suspense>
          )}
        />
      </OwnFactsProvider>
    </FirstQuestions>
  );
}
