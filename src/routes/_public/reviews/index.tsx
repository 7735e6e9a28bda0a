import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import { ReviewList } from '@/features/learn/reviews/components/review-list.tsx';
import { reviewsQuery } from '@/features/learn/reviews/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
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

const VideosLink = lazyNamed(
  () => import('@/features/learn/videos/components/videos-link.tsx'),
  'VideosLink',
);

function ReviewsPage() {
  const isPainted = useAfterPaint();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8">
      <PageHeader
        title="Guides"
        description="How cards, caps, points and rules work, with live figures."
      />
      <ReviewList />
      {isPainted && (
        <Suspense>
          <VideosLink />
        </Suspense>
      )}
    </div>
  );
}
