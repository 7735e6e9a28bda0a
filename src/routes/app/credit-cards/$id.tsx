import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ensureCatalog, useCatalog } from '@/features/catalog/facts/queries.ts';
import { isOwnCard } from '@/features/catalog/facts/schema.ts';
import { CardHistory } from '@/features/learn/changes/components/card-history.tsx';
import { categoriesQuery, creditCardQuery } from '@/features/learn/credit-cards/queries.ts';
import { CardDetail } from '@/features/learn/credit-cards/components/card-detail.tsx';
import { OwnCreditValue } from '@/features/account/current-user/components/own-credit-value.tsx';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { CardOwnRates } from '@/features/mine/own-rates/components/card-own-rates.tsx';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

/** The card's facts do not wait for its value to the member, which needs the exact engine. */
const MyCardPanel = lazyNamed(
  () => import('@/features/plan/card-prospects/components/my-card-panel.tsx'),
  'MyCardPanel',
);

const OwnCardPage = lazyNamed(
  () => import('@/features/mine/own-cards/components/own-card-page.tsx'),
  'OwnCardPage',
);

export const Route = createFileRoute('/app/credit-cards/$id')({
  staticData: { asksWhoApplies: true },
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(categoriesQuery());
    const { cards } = await ensureCatalog(queryClient);
    const card = findByIdOrSlug(cards, params.id);
    if (!card) throw notFound();
    await Promise.all([
      !isOwnCard(card) && queryClient.ensureQueryData(creditCardQuery(card.id)),
      ensureEligibility(queryClient),
      ensureHeldWallet(queryClient),
    ]);
    return { id: card.id, name: card.name, isOwn: isOwnCard(card) };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.name ?? 'Credit card'),
  component: CardPage,
  pendingComponent: skeletonOf('stats', 'panels'),
});

const panelOf = ({ slug, name }: { slug: string; name: string }) => (
  <Suspense fallback={<Skeleton className="h-96 md:h-64" />}>
    <MyCardPanel slug={slug} name={name} />
  </Suspense>
);

function CardPage() {
  const { id, isOwn } = Route.useLoaderData();
  return isOwn ? <OwnPage id={id} /> : <CatalogPage id={id} />;
}

function OwnPage({ id }: { id: number }) {
  const card = useCatalog().cards.find((each) => each.id === id);
  return card ? <OwnCardPage key={id} card={card} mine={panelOf(card)} /> : <NotFoundPage />;
}

function CatalogPage({ id }: { id: number }) {
  const { data: card } = useSuspenseQuery(creditCardQuery(id));
  return (
    card && (
      <OwnFactsProvider>
        <CardDetail
          key={card.id}
          card={card}
          listPath="/app/credit-cards"
          mine={panelOf(card)}
          history={<CardHistory cardId={card.id} />}
          ownRates={<CardOwnRates card={card} />}
          ownValueOf={(credit) => <OwnCreditValue credit={credit} />}
        />
      </OwnFactsProvider>
    )
  );
}
