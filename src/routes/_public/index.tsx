import { Link, createFileRoute, useLocation } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { HomePage } from '@/features/learn/credit-cards/components/home-page.tsx';
import { ReviewTeasers } from '@/features/learn/reviews/components/review-teasers.tsx';
import { reviewsQuery } from '@/features/learn/reviews/queries.ts';
import { FirstAnswer } from '@/features/site/first-answer/components/first-answer.tsx';
import { parseAnswerHash, toAnswerHash } from '@/features/site/first-answer/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPublicHead } from '@/lib/page-head.ts';
import { prefetchMissing } from '@/lib/prefetch-missing.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';
import { useDeviceValue } from '@/lib/use-device-value.ts';

const AssumptionsFold = lazyNamed(
  () => import('@/features/plan/optimizer/components/assumptions-fold.tsx'),
  'AssumptionsFold',
);

export const Route = createFileRoute('/_public/')({
  loader: ({ context }) => {
    prefetchMissing(context.queryClient, reviewsQuery());
  },
  head: () => createPublicHead(PUBLIC_PAGES.home),
  component: HomeRoute,
});

function HomeRoute() {
  const current = useLocation({ select: (location) => location.hash });
  // The page was prerendered without one.
  const hash = useDeviceValue(() => current, '');
  const search = useMemo(() => parseAnswerHash(hash), [hash]);
  const navigate = Route.useNavigate();
  return (
    <HomePage
      calculator={
        <FirstAnswer
          search={search}
          onSearchChange={(next) =>
            void navigate({
              hash: toAnswerHash(next),
              hashScrollIntoView: false,
              replace: true,
              resetScroll: false,
            })
          }
          renderAssumptions={(figure) => (
            <Suspense>
              <AssumptionsFold {...figure} />
            </Suspense>
          )}
        />
      }
      articles={
        <section aria-labelledby="articles-title" className="grid min-w-0 gap-3">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="articles-title" className="text-xl font-semibold tracking-tight">
              How it works
            </h2>
            <Link
              to="/reviews"
              className="text-primary inline-flex min-h-6 shrink-0 items-center gap-1 text-sm font-medium underline-offset-4 hover:underline"
            >
              All articles
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          </div>
          <ReviewTeasers />
        </section>
      }
    />
  );
}
