import { useMatches, useRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { PageSkeleton } from '@/components/page-skeleton.tsx';

/**
 * The skeleton of the screen at this address. The router shows one pending component for the whole page, and on a
 * reload that is the frame's.
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
