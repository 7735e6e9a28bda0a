import { createFileRoute, stripSearchParams, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { CardComparisonPage } from '@/features/plan/card-comparison/components/card-comparison-page.tsx';
import { cardComparisonSearchSchema } from '@/features/plan/card-comparison/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/guest/card-comparison')({
  validateSearch: cardComparisonSearchSchema,
  search: { middlewares: [stripSearchParams(cardComparisonSearchSchema.parse({}))] },
  head: () => createPageHead('Card comparison'),
  component: GuestComparisonRoute,
  pendingComponent: skeletonOf('verdict', 'rows'),
});

/** One page for every selection: typed and open state survives a change of the selection in the address. */
function GuestComparisonRoute() {
  const { ids = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const showIds = useCallback(
    (next: string) => {
      void navigate({
        ...(next === ''
          ? { to: '/guest/card-comparison' as const }
          : { to: '/guest/card-comparison/$ids' as const, params: { ids: next } }),
        search: (before) => before,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return <CardComparisonPage ids={ids} search={Route.useSearch()} onIdsChange={showIds} />;
}
