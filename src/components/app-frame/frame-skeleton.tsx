import { Suspense, createElement } from 'react';
import { useMatches, useRouter } from '@tanstack/react-router';
import { Brand } from '@/components/brand.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { PageSkeleton } from '@/components/page-skeleton.tsx';

/** The navigation shows as soon as its code is loaded. */
const FrameShell = lazyNamed(() => import('./frame-shell.tsx'), 'FrameShell');

/** Skeleton of the screen at this address; the router's own pending component is the frame's on a reload. */
function ScreenSkeleton() {
  const { routesById } = useRouter();
  const own = useMatches({
    select: (matches) =>
      matches
        .filter(({ routeId }) => routeId.startsWith('/app/'))
        .map(({ routeId }) => routesById[routeId].options.pendingComponent)
        .findLast((skeleton) => skeleton !== undefined),
  });
  return own ? createElement(own) : <PageSkeleton label="Loading the page" parts={['rows']} />;
}

function EmptyFrame() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="bg-card sticky top-0 hidden h-dvh border-r lg:block">
        <div className="flex h-14 items-center border-b px-4">
          <Brand to="/app" />
        </div>
      </div>
      <div className="min-w-0">
        <div className="bg-card flex h-14 items-center border-b px-4">
          <div className="lg:hidden">
            <Brand to="/app" />
          </div>
        </div>
        <div className="mx-auto w-full max-w-6xl px-4 py-6 lg:px-8">
          <ScreenSkeleton />
        </div>
      </div>
    </div>
  );
}

export function FrameSkeleton() {
  return (
    <Suspense fallback={<EmptyFrame />}>
      <FrameShell tools={<Skeleton className="mx-1 size-8 rounded-full" />}>
        <ScreenSkeleton />
      </FrameShell>
    </Suspense>
  );
}
