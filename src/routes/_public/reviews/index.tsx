import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { ReviewList } from '@/features/reviews/components/review-list.tsx';
import { reviewsQuery } from '@/features/reviews/queries.ts';
import { createPublicHead } from '@/lib/page-head.ts';
import { prefetchMissing } from '@/lib/prefetch-missing.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';

export const Route = createFileRoute('/_public/reviews/')({
  loader: ({ context }) => {
    prefetchMissing(context.queryClient, reviewsQuery());
  },
  head: () => createPublicHead(PUBLIC_PAGES.reviews),
  component: ReviewsPage,
});

function ReviewsPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8">
      <PageHeader
        title="Reviews"
        description="How cards, caps, points and rules work. The figures in each article are read from the catalogue at the moment you open it."
      />
      <ReviewList />
    </div>
  );
}
