import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { CardRankingPage } from '@/features/card-ranking/components/card-ranking-page.tsx';
import {
  cardRankingSearchSchema,
  defaultCardRankingSearch,
} from '@/features/card-ranking/schema.ts';
import { ensureHeldWallet } from '@/features/member-cards/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/card-ranking')({
  validateSearch: cardRankingSearchSchema,
  search: { middlewares: [stripSearchParams(defaultCardRankingSearch)] },
  head: () => createPageHead('Card ranking'),
  loader: ({ context }) => ensureHeldWallet(context.queryClient),
  component: CardRankingRoute,
  pendingComponent: () => <ListSkeleton label="Ranking the cards" />,
  errorComponent: RouteError,
});

function CardRankingRoute() {
  return <CardRankingPage search={Route.useSearch()} />;
}
