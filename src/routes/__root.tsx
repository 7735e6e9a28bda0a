import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import {
  type ErrorComponentProps,
  Outlet,
  createRootRouteWithContext,
  redirect,
  useLocation,
  useMatches,
} from '@tanstack/react-router';
import {
  ConsentOnDemand,
  FactReportOnDemand,
  ToastsOnDemand,
} from '@/components/parts-on-demand.tsx';
import { AreaError } from '@/components/area-error.tsx';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { PageHead } from '@/components/page-head.tsx';
import { PageLoadingBar } from '@/components/page-loading-bar.tsx';
import { PagePending } from '@/components/page-pending.tsx';
import { PublicLayout } from '@/components/public-layout.tsx';
import { RouteAnnouncer, SkipLink } from '@/components/route-announcer.tsx';
import { FindOnDemand } from '@/features/home/find/components/find-on-demand.tsx';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { isGuarded } from '@/features/account/session/is-guarded.ts';
import type { LaterRoutes } from '@/later-routes.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { toPlainPath } from '@/lib/plain-path.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { type ColorMode, useForcedColorMode } from '@/lib/theme.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Forces light or dark on this page, over the member's choice. */
    colorMode?: ColorMode;
    /** True if the page's application answers depend on the applicant. */
    asksWhoApplies?: true;
    /** True if the page can plan for the whole household. */
    plansForHousehold?: true;
  }
}

const ReportDialog = lazyNamed(
  () => import('@/features/admin/fact-reports/components/report-dialog.tsx'),
  'ReportDialog',
);

const Find = lazyNamed(() => import('./-find.tsx'), 'Find');

/** Lazy: visitors do not need it. */
const FrameSkeleton = lazyNamed(
  () => import('@/components/app-frame/frame-skeleton.tsx'),
  'FrameSkeleton',
);

type RouterContext = { queryClient: QueryClient; laterRoutes: LaterRoutes };

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    const failure = context.laterRoutes.failure();
    if (failure !== undefined) throw failure;
    if (!isGuarded(location.pathname)) return;
    const session = await context.queryClient.ensureQueryData(sessionQuery());
    if (session && hasSessionCookie()) return;
    if (session && !preload) {
      // Cookies were cleared while the app was open: drop the member's data.
      const { endSession } = await import('@/features/account/session/end-session.ts');
      await endSession(context.queryClient);
    }
    if (!preload) {
      const { rememberRedirectPath } =
        await import('@/features/account/session/carry-redirect-path.ts');
      rememberRedirectPath(location.href);
    }
    // An invitation says first who invites.
    const isInvited = location.pathname === '/app/household/join' && location.hash !== '';
    throw redirect(isInvited ? { to: '/invitation', hash: location.hash } : { to: '/login' });
  },
  head: () => ({
    meta: [
      { title: PRODUCT_NAME },
      { name: 'description', content: PUBLIC_PAGES.home.description },
    ],
  }),
  component: RootLayout,
  pendingComponent: RootPending,
  notFoundComponent: RootNotFound,
  errorComponent: RootError,
});

/** The build's head tags are for clients without scripts; the app renders its own. */
function removePrerenderedHead() {
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
}

function RootLayout() {
  useEffect(removePrerenderedHead, []);
  useForcedColorMode(
    useMatches({
      select: (matches) =>
        // Error pages do not take the color mode of the page they replace.
        matches.some(({ error }) => error !== undefined)
          ? undefined
          : matches.findLast((match) => match.staticData.colorMode)?.staticData.colorMode,
    }),
  );
  return (
    <>
      <PageHead />
      <SkipLink />
      <PageLoadingBar />
      <Outlet />
      <ToastsOnDemand />
      <ConsentOnDemand />
      <FindOnDemand Dialog={Find} />
      <FactReportOnDemand Dialog={ReportDialog} />
      <RouteAnnouncer />
    </>
  );
}

/** Shows the member area's frame at once, before the session is known. */
function RootPending() {
  const isFramed = useLocation({
    select: ({ pathname }) => /^\/app(?!\/whiteboard)(?:\/|$)/u.test(toPlainPath(pathname)),
  });
  return (
    <Suspense fallback={<PagePending />}>{isFramed ? <FrameSkeleton /> : <PagePending />}</Suspense>
  );
}

function RootNotFound() {
  return (
    <PublicLayout>
      <NotFoundPage />
    </PublicLayout>
  );
}

/** Replaces the failed page, including its head tags. */
function RootError(props: ErrorComponentProps) {
  useEffect(removePrerenderedHead, []);
  return (
    <>
      <title>{PRODUCT_NAME}</title>
      <AreaError {...props} />
    </>
  );
}
