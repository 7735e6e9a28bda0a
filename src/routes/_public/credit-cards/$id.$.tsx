import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { CardHistory } from '@/features/learn/changes/components/card-history.tsx';
import {
  categoriesQuery,
  creditCardBySlugQuery,
  creditCardQuery,
} from '@/features/learn/credit-cards/queries.ts';
import { CardDetail } from '@/features/learn/credit-cards/components/card-detail.tsx';
import { describeCardPage } from '@/features/learn/credit-cards/describe-card-page.ts';
import { getCardPath } from '@/features/learn/credit-cards/parse-names.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead, createPublicHead } from '@/lib/page-head.ts';
import { prefetchMissing } from '@/lib/prefetch-missing.ts';

export const Route = createFileRoute('/_public/credit-cards/$id/$')({
  // The error component loads with the route, and costs other pages nothing.
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader', 'errorComponent']],
  loader: async ({ context: { queryClient }, params }) => {
    const isId = /^[1-9]\d{0,14}$/u.test(params.id);
    if (isId) prefetchMissing(queryClient, categoriesQuery());
    // An address may name the card itself: it leads to the one that has its id.
    const card = isId
      ? await queryClient.ensureQueryData(creditCardQuery(Number(params.id)))
      : await queryClient.ensureQueryData(creditCardBySlugQuery(params.id));
    if (!card) throw notFound();
    if (!isId || params._splat !== card.slug) {
      throw redirect({ ...getCardPath(card), replace: true });
    }
    return { page: describeCardPage(card) };
  },
  head: ({ loaderData }) =>
    loaderData ? createPublicHead(loaderData.page) : createPageHead('Credit card'),
  component: CreditCardPage,
  errorComponent: RouteError,
});

const CardAnswers = lazyNamed(() => import('./-card-answers.tsx'), 'CardAnswers');

function CreditCardPage() {
  const { data: card } = useSuspenseQuery(creditCardQuery(Number(Route.useParams().id)));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      {card && (
        <CardDetail
          card={card}
          history={<CardHistory cardId={card.id} />}
          mine={
            <Suspense
              fallback={<ListSkeleton label="Computing what this card is worth" rows={5} />}
            >
              <CardAnswers card={card} />
            </Suspense>
          }
        />
      )}
    </div>
  );
}
