import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useSearchChange } from '@/components/use-search-change.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { useExpectedQuarters } from '@/features/account/current-user/use-own-choices.ts';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { BestWalletPanel } from '@/features/plan/optimizer/components/best-wallet-panel.tsx';
import { useBestWallet } from '@/features/plan/optimizer/use-best-wallet.ts';
import { SearchControls } from '@/features/mine/wallet-setups/components/search-controls.tsx';
import { ensureWalletSetups, useWalletSetups } from '@/features/mine/wallet-setups/queries.ts';
import { walletSetupsSearchSchema } from '@/features/mine/wallet-setups/schema.ts';
import { createWallet, createWalletCard, walletEdits } from '@/features/mine/wallets/mutations.ts';
import { walletCardsQuery, walletsQuery } from '@/features/mine/wallets/queries.ts';
import type { Snapshot } from '@/features/plan/shared-pages/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { nameFreely } from '@/lib/name-freely.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { useWalletRequest } from '../-use-wallet-request.ts';

// Below the answer, which does not wait for them; the next card has a worker of its own, which would slow the search.
const NextCards = lazyNamed(
  () => import('@/features/plan/signup-bonuses/components/next-cards.tsx'),
  'NextCards',
);
const CuratedSetups = lazyNamed(
  () => import('@/features/mine/wallet-setups/components/curated-setups.tsx'),
  'CuratedSetups',
);

/** Lazy: few members share. */
const SharePageDialog = lazyNamed(
  () => import('@/features/plan/shared-pages/components/share-page-dialog.tsx'),
  'SharePageDialog',
);

export const Route = createFileRoute('/app/wallet-setups')({
  staticData: { asksWhoApplies: true },
  validateSearch: walletSetupsSearchSchema,
  search: { middlewares: [stripSearchParams(walletSetupsSearchSchema.parse({}))] },
  head: () => createPageHead('Best wallet'),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      ensureHeldWallet(queryClient),
      ensureEligibility(queryClient),
      ensureWalletSetups(queryClient),
      queryClient.ensureQueryData(walletsQuery()),
      queryClient.ensureQueryData(walletCardsQuery()),
    ]);
  },
  component: () => (
    <OwnFactsProvider>
      <WalletSetups />
    </OwnFactsProvider>
  ),
  pendingComponent: skeletonOf('verdict', 'panels'),
});

function WalletSetups() {
  const search = Route.useSearch();
  const { inputs, held, hasBusiness, request, wider } = useWalletRequest(search);
  const found = useBestWallet();
  const quarters = useExpectedQuarters();
  const setups = useWalletSetups();
  const { data: wallets } = useSuspenseQuery(walletsQuery());
  const add = useMutation(walletEdits.addingWallet);
  const [shared, setShared] = useState<Snapshot | null>(null);

  const save = (name: string, cards: readonly HeldCard[]) => {
    const position = Math.max(0, ...wallets.map((wallet) => wallet.position)) + 1;
    const names = wallets.map((wallet) => wallet.name);
    const wallet = createWallet(nameFreely(name, names), position);
    const heldIds = new Set(held.map(({ id }) => id));
    const rows = cards.map((card, index) => {
      const memberCardId = heldIds.has(card.id) ? card.id : null;
      return createWalletCard(wallet.id, inputs.cardRowOf(card.card).id, index, memberCardId);
    });
    add.mutate(
      { wallet, cards: rows },
      {
        onSuccess: () => {
          toast({ title: `“${wallet.name}” saved to your wallets`, tone: 'success' });
        },
      },
    );
  };

  const { state, asked } = found;
  const best = state.kind === 'done' && asked?.problem.year === 'steady' ? state.result.best : null;
  const proven = best && asked ? { netCents: best.netCents, limits: asked.limits } : null;
  return (
    <>
      <PageHeader
        title="Best wallet"
        description="The set of cards that lets you keep the most, and what changes for you."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <BestWalletPanel
          inputs={inputs}
          quarters={quarters}
          request={request}
          wider={wider}
          search={found}
          own={held}
          onSave={({ wallet }) => save(`Best ${wallet.length} cards`, wallet)}
          onShare={(document) => setShared({ kind: 'wallet', document })}
          controls={
            <SearchControls
              search={search}
              heldCount={held.length}
              hasBusiness={hasBusiness}
              onChange={useSearchChange()}
            />
          }
        />
        {state.kind !== 'running' && (
          <Suspense>
            <NextCards>The best wallet changes several cards at once.</NextCards>
          </Suspense>
        )}
        <section aria-label="Curated combinations" className="grid gap-3">
          <h2 className="text-lg font-semibold">Recommended combinations</h2>
          <Suspense fallback={<Skeleton className="h-[60rem]" />}>
            <CuratedSetups setups={setups} inputs={inputs} best={proven} onSave={save} />
          </Suspense>
        </section>
      </div>
      {shared && (
        <Suspense>
          <SharePageDialog snapshot={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}
