import { Suspense, createElement } from 'react';
import { useMatches, useRouter } from '@tanstack/react-router';
import { Brand } from '@/components/brand.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { PageSkeleton } from '@/components/page-skeleton.tsx';

/** Lazy: the navigation shows once its code loads. */
const FrameShell = lazyNamed(() => import('./frame-shell.tsx'), 'FrameShell');

/** Skeleton of the current screen. On a reload, the router's own pending component is the frame's. */
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
    <div className="min-h-dvh">
      <div className="bg-card border-b">
        <div className="mx-auto flex h-14 max-w-[76rem] items-center px-4 md:px-8">
          <Brand to="/app" />
        </div>
      </div>
      <div className="bg-card h-11 border-b max-md:hidden" />
      <div className="mx-auto w-full max-w-[76rem] px-4 py-6 md:px-8">
        <ScreenSkeleton />
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
