import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { ensureHeldWallet, useHeldWallet } from '@/features/member-cards/queries.ts';
import { ExchangeDialog } from '@/features/optimiser/components/exchange-dialog.tsx';
import { MyWalletsPage } from '@/features/wallets/components/my-wallets-page.tsx';
import { walletCardsQuery, walletsQuery } from '@/features/wallets/queries.ts';
import { myWalletsSearchSchema } from '@/features/wallets/search.ts';
import { createPageHead } from '@/lib/page-head.ts';

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
  pendingComponent: () => (
    <PageSkeleton label="Loading your wallets" parts={['toolbar', 'panels']} />
  ),
  errorComponent: RouteError,
});

function MyWalletsRoute() {
  const { inputs, held } = useHeldWallet();
  return (
    <MyWalletsPage
      search={Route.useSearch()}
      renderOptimiser={({ entry, ...rest }) => (
        <ExchangeDialog
          {...rest}
          name={entry.wallet.name}
          wallet={entry.held}
          value={entry.value}
          own={held}
          inputs={inputs}
        />
      )}
    />
  );
}
