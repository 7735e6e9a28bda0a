import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { BestWalletPanel } from '@/features/plan/optimizer/components/best-wallet-panel.tsx';
import { useBestWallet } from '@/features/plan/optimizer/use-best-wallet.ts';
import { SearchControls } from '@/features/mine/wallet-setups/components/search-controls.tsx';
import { walletSetupsSearchSchema } from '@/features/mine/wallet-setups/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { useWalletRequest } from '../-use-wallet-request.ts';

export const Route = createFileRoute('/guest/best-wallet')({
  validateSearch: walletSetupsSearchSchema,
  search: { middlewares: [stripSearchParams(walletSetupsSearchSchema.parse({}))] },
  head: () => createPageHead('Best wallet'),
  component: GuestWalletRoute,
  pendingComponent: skeletonOf('verdict', 'panels'),
});

function GuestWalletRoute() {
  const search = Route.useSearch();
  const { inputs, hasBusiness, request } = useWalletRequest(search);
  const found = useBestWallet();
  return (
    <>
      <PageHeader
        title="Best wallet"
        description="The set of cards that is worth the most for your amounts."
      />
      <BestWalletPanel
        inputs={inputs}
        request={request}
        search={found}
        controls={
          <SearchControls
            search={search}
            heldCount={0}
            hasBusiness={hasBusiness}
            onChange={useSearchChange()}
          />
        }
      />
    </>
  );
}
