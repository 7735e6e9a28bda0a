import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { renderLiveFigure } from '@/features/credit-cards/components/figures/live-figure.tsx';
import { ReviewPage } from '@/features/reviews/components/review-page.tsx';
import { describeReviewPage } from '@/features/reviews/describe-review-page.ts';
import { reviewQuery, reviewsQuery } from '@/features/reviews/queries.ts';
import { createPageHead, createPublicHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/_public/reviews/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(reviewsQuery());
    const review = await queryClient.ensureQueryData(reviewQuery(params.slug));
    if (!review) throw notFound();
    return { page: describeReviewPage(review) };
  },
  head: ({ loaderData }) =>
    loaderData ? createPublicHead(loaderData.page) : createPageHead('Review'),
  component: ReviewRoute,
});

function ReviewRoute() {
  const { data: review } = useSuspenseQuery(reviewQuery(Route.useParams().slug));
  return review && <ReviewPage review={review} renderLive={renderLiveFigure} />;
}
