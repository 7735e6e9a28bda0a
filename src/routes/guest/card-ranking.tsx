import { createFileRoute, linkOptions, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { CardRankingPage } from '@/features/plan/card-ranking/components/card-ranking-page.tsx';
import {
  cardRankingSearchSchema,
  defaultCardRankingSearch,
} from '@/features/plan/card-ranking/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

const AssumptionsFold = lazyNamed(
  () => import('@/features/plan/optimizer/components/assumptions-fold.tsx'),
  'AssumptionsFold',
);

export const Route = createFileRoute('/guest/card-ranking')({
  validateSearch: cardRankingSearchSchema,
  search: { middlewares: [stripSearchParams(defaultCardRankingSearch)] },
  head: () => createPageHead('Card ranking'),
  component: GuestRankingRoute,
  pendingComponent: skeletonOf('verdict', 'rows'),
});

function GuestRankingRoute() {
  const search = Route.useSearch();
  return (
    <CardRankingPage
      search={search}
      onSearchChange={useSearchChange()}
      linkTo={(next) => linkOptions({ to: '/guest/card-ranking', search: next })}
      renderAssumptions={(figure) => (
        <Suspense>
          <AssumptionsFold {...figure} />
        </Suspense>
      )}
    />
  );
}
