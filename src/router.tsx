import type { QueryClient } from '@tanstack/react-query';
import { type RouterHistory, createRouter } from '@tanstack/react-router';
import { ErrorPage } from '@/components/error-page.tsx';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { PagePending } from '@/components/page-pending.tsx';
import { createLimiter } from '@/lib/limiter.ts';
import { isSlowConnection } from '@/lib/slow-connection.ts';
import { forgetLeftDrafts } from '@/lib/tab-drafts.ts';
import { routeTree } from '@/routeTree.gen.ts';

const MAX_PRELOADS = 4;

function getScrollBehavior(): ScrollBehavior {
  // Pages are also drawn at build time, without a screen.
  if (typeof document === 'undefined') return 'instant';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: isSlowConnection() ? false : 'intent',
    // The query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    scrollRestoration: typeof document !== 'undefined',
    scrollRestorationBehavior: getScrollBehavior(),
    defaultHashScrollIntoView: { behavior: getScrollBehavior() },
  });
  const limit = createLimiter(MAX_PRELOADS);
  const { preloadRoute } = router;
  router.preloadRoute = (options) => limit(() => preloadRoute(options));
  router.subscribe('onResolved', forgetLeftDrafts);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
