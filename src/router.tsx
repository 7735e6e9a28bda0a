import type { QueryClient } from '@tanstack/react-query';
import { type RouterHistory, createRouter } from '@tanstack/react-router';
import { ErrorPage } from '@/components/error-page.tsx';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { PagePending } from '@/components/page-pending.tsx';
import { firstRoutes } from '@/first-routes.ts';
import { createLaterRoutes } from '@/later-routes.ts';
import { createLimiter } from '@/lib/limiter.ts';
import { parseState } from '@/lib/parse-state.ts';
import { isSlowConnection } from '@/lib/slow-connection.ts';
import { forgetLeftDrafts } from '@/lib/storage/tab-drafts.ts';

const MAX_PRELOADS = 4;

function getScrollBehavior(): ScrollBehavior {
  // Pages are also prerendered, without a screen.
  if (typeof document === 'undefined') return 'instant';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/**
 * Restores the scroll position after navigation. Skips the first page: a prerendered page may already be scrolled
 * before hydration.
 */
function createScrollRestoration() {
  let isFirst = true;
  return () => {
    const isBeingRead = isFirst && window.scrollY > 0;
    isFirst = false;
    // The router records the scroll positions it has seen, to restore them.
    if (isBeingRead) document.dispatchEvent(new Event('scroll'));
    return !isBeingRead;
  };
}

export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const laterRoutes = createLaterRoutes(
    () => router,
    async () => {
      const { RouteError } = await import('@/member-routes.ts');
      router.update({ ...router.options, defaultErrorComponent: RouteError });
    },
  );
  const router = createRouter({
    routeTree: firstRoutes,
    ...(history && { history }),
    context: { queryClient, laterRoutes },
    parseSearch: parseState,
    defaultPreload: 'intent',
    // The query client decides if data is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    scrollRestoration: typeof document !== 'undefined' && createScrollRestoration(),
    scrollRestorationBehavior: getScrollBehavior(),
    defaultHashScrollIntoView: { behavior: getScrollBehavior() },
  });
  const limit = createLimiter(MAX_PRELOADS);
  const { load, preloadRoute } = router;
  router.load = (options) => {
    const routes = laterRoutes.load(router.history.location.pathname);
    return routes ? routes.then(() => load(options)) : load(options);
  };
  // Checks the connection at each link, because it may have changed since the page was opened.
  router.preloadRoute = (options) =>
    limit(async () => {
      if (isSlowConnection()) return undefined;
      await laterRoutes.load(typeof options.to === 'string' ? options.to : '');
      return preloadRoute(options);
    });
  // Requests a page's routes before the first render.
  void laterRoutes.load(router.history.location.pathname);
  router.subscribe('onResolved', forgetLeftDrafts);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
