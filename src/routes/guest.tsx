import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PagePending } from '@/components/page-pending.tsx';
import { PublicLayout } from '@/components/public-layout.tsx';
import { PublicAreaError } from '@/components/public-area-error.tsx';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { ensureApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { toPlainPath } from '@/lib/plain-path.ts';

/** On demand: code shared with the home page would otherwise be part of every first visit. */
const GuestScreen = lazyNamed(() => import('./-guest-screen.tsx'), 'GuestScreen');

export const Route = createFileRoute('/guest')({
  beforeLoad: async ({ context, location }) => {
    if (await context.queryClient.ensureQueryData(sessionQuery())) {
      throw redirect({ href: memberPathOf(location.pathname), replace: true });
    }
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureCatalog(queryClient), ensureApplicationRules(queryClient)]),
  component: GuestRoute,
  errorComponent: PublicAreaError,
});

/** The member's version of a guest path. */
function memberPathOf(path: string): string {
  return toPlainPath(path)
    .replace(/^\/guest/u, '/app')
    .replace('/best-wallet', '/wallet-setups');
}

function GuestRoute() {
  return (
    <PublicLayout>
      <Suspense fallback={<PagePending />}>
        <GuestScreen>
          <Outlet />
        </GuestScreen>
      </Suspense>
    </PublicLayout>
  );
}
