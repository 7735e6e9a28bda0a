import { useMatches, useRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { PageSkeleton } from '@/components/page-skeleton.tsx';

/**
 * What stands in for the screen of this address: its own skeleton. The router shows one pending component until the whole
 * page is there, and of a page that is opened again that is the frame's.
 */
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
