import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { CardOffersScreen } from '@/features/use/card-offers/components/card-offers-screen.tsx';
import { cardOffersQuery } from '@/features/use/card-offers/tables.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/card-offers')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(cardOffersQuery()), ensureHeldWallet(queryClient)]),
  head: () => createPageHead('Card offers'),
  component: CardOffersScreen,
  pendingComponent: skeletonOf('verdict', 'toolbar', 'rows'),
});
