import { useMatches, useRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { PageSkeleton } from '@/components/page-skeleton.tsx';

/** Skeleton of the screen at this address; the router's own pending component is the frame's on a reload. */
export function ScreenSkeleton() {
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
