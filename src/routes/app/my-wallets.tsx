import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { OnNeed } from '@/components/on-need.tsx';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { useExpectedQuarters } from '@/features/account/current-user/use-own-choices.ts';
import { ensureHeldWallet, useHoldings } from '@/features/mine/member-cards/queries.ts';
import { MyWalletsPage } from '@/features/mine/wallets/components/my-wallets-page.tsx';
import { walletCardsQuery, walletsQuery } from '@/features/mine/wallets/queries.ts';
import { myWalletsSearchSchema } from '@/features/mine/wallets/search.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { createPart } from '@/lib/part.ts';

const exchangeDialog = createPart(
  async () =>
    (await import('@/features/plan/optimizer/components/exchange-dialog.tsx')).ExchangeDialog,
);

export const Route = createFileRoute('/app/my-wallets')({
  validateSearch: myWalletsSearchSchema,
  search: { middlewares: [stripSearchParams(myWalletsSearchSchema.parse({}))] },
  head: () => createPageHead('My wallets'),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      ensureHeldWallet(queryClient),
      queryClient.ensureQueryData(walletsQuery()),
      queryClient.ensureQueryData(walletCardsQuery()),
    ]);
  },
  component: MyWalletsRoute,
  pendingComponent: skeletonOf('toolbar', 'panels'),
});

function MyWalletsRoute() {
  const { inputs, held } = useHoldings();
  const quarters = useExpectedQuarters();
  return (
    <OwnFactsProvider>
      <MyWalletsPage
        search={Route.useSearch()}
        renderOptimizer={(optimizer) => (
          <OnNeed
            part={exchangeDialog}
            shown={
              optimizer && {
                name: optimizer.entry.wallet.name,
                wallet: optimizer.entry.held,
                value: optimizer.entry.value,
                own: held,
                inputs,
                quarters,
                onReplace: optimizer.onReplace,
                onClose: optimizer.onClose,
              }
            }
          />
        )}
      />
    </OwnFactsProvider>
  );
}
