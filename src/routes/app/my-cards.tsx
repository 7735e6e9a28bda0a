import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { MyCardsPage } from '@/features/member-cards/components/my-cards-page.tsx';
import { ensureHeldWallet } from '@/features/member-cards/queries.ts';
import { myCardsSearchSchema } from '@/features/member-cards/search.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/my-cards')({
  validateSearch: myCardsSearchSchema,
  search: { middlewares: [stripSearchParams(myCardsSearchSchema.parse({}))] },
  head: () => createPageHead('My cards'),
  loader: ({ context }) => ensureHeldWallet(context.queryClient),
  component: MyCardsRoute,
  pendingComponent: () => (
    <PageSkeleton label="Loading your cards" parts={['verdict', 'tabs', 'toolbar', 'rows']} />
  ),
  errorComponent: RouteError,
});

function MyCardsRoute() {
  return <MyCardsPage search={Route.useSearch()} />;
}
