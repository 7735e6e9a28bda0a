import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RouteError } from '@/components/route-error.tsx';
import { renderLiveFigure } from '@/features/learn/credit-cards/components/figures/live-figure.tsx';
import { ReviewPage } from '@/features/learn/reviews/components/review-page.tsx';
import { describeReviewPage } from '@/features/learn/reviews/describe-review-page.ts';
import { reviewQuery, reviewsQuery } from '@/features/learn/reviews/queries.ts';
import { getEnv, getPublicBaseUrl } from '@/lib/env.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead, createPublicHead } from '@/lib/page-head.ts';
import { prefetchMissing } from '@/lib/prefetch-missing.ts';

const CommentThread = lazyNamed(
  () => import('@/components/comments/comment-thread.tsx'),
  'CommentThread',
);

export const Route = createFileRoute('/_public/reviews/$slug')({
  // The error component loads with the route, and costs other pages nothing.
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader', 'errorComponent']],
  loader: async ({ context: { queryClient }, params }) => {
    prefetchMissing(queryClient, reviewsQuery());
    const review = await queryClient.ensureQueryData(reviewQuery(params.slug));
    if (!review) throw notFound();
    return { page: describeReviewPage(review) };
  },
  head: ({ loaderData }) =>
    loaderData ? createPublicHead(loaderData.page) : createPageHead('Review'),
  component: ReviewRoute,
  errorComponent: RouteError,
});

function ReviewRoute() {
  const { data: review } = useSuspenseQuery(reviewQuery(Route.useParams().slug));
  if (!review) return null;
  // Without a forum there is nothing to show or load.
  const hasForum = getEnv().VITE_DISQUS_SHORTNAME !== undefined;
  return (
    <ReviewPage
      key={review.slug}
      review={review}
      renderLive={renderLiveFigure}
      {...(hasForum && {
        comments: (
          <Suspense>
            <CommentThread
              identifier={`review-${review.slug}`}
              title={review.title}
              url={`${getPublicBaseUrl()}/reviews/${review.slug}`}
            />
          </Suspense>
        ),
      })}
    />
  );
}
