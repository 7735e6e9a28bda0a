import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { useExpectedQuarters } from '@/features/account/current-user/use-own-choices.ts';
import { ensureHeldWallet, useHoldings } from '@/features/mine/member-cards/queries.ts';
import { MyWalletsPage } from '@/features/mine/wallets/components/my-wallets-page.tsx';
import { walletCardsQuery, walletsQuery } from '@/features/mine/wallets/queries.ts';
import { myWalletsSearchSchema } from '@/features/mine/wallets/search.ts';
import { createSharedWallet } from '@/features/plan/optimizer/create-shared-wallet.ts';
import type { Snapshot } from '@/features/plan/shared-pages/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { createPart } from '@/lib/part.ts';

const exchangeDialog = createPart(
  async () =>
    (await import('@/features/plan/optimizer/components/exchange-dialog.tsx')).ExchangeDialog,
);

const shareDialog = createPart(
  async () =>
    (await import('@/features/plan/shared-pages/components/share-page-dialog.tsx')).SharePageDialog,
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
  const [shared, setShared] = useState<Snapshot | null>(null);
  return (
    <OwnFactsProvider>
      <MyWalletsPage
        onShare={(value) => {
          const problem = inputs.problemOf('steady');
          setShared({ kind: 'wallet', document: createSharedWallet({ value }, { problem }) });
        }}
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
      <OnNeed
        part={shareDialog}
        shown={shared && { snapshot: shared, onClose: () => setShared(null) }}
      />
    </OwnFactsProvider>
  );
}
