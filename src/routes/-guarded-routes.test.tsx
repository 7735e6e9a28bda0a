import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { isGuarded } from '@/features/account/session/is-guarded.ts';
import { createAppRouter } from '@/router.tsx';
// Completes the tree the router begins with.
import '@/routeTree.gen.ts';

const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/a', '/%41'),
];

it('every screen of members or admins is guarded, however its address is spelled, and nothing else is', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let guarded = 0;
  for (const spell of spellings) {
    const router = createAppRouter(
      new QueryClient(),
      createMemoryHistory({ initialEntries: ['/'] }),
    );
    router.setRoutes(router.buildRouteTree());
    for (const fullPath of Object.keys(router.routesByPath)) {
      const history = createMemoryHistory({
        initialEntries: [spell(fullPath.replaceAll('$', 'x-'))],
      });
      const { pathname } = router.parseLocation(history.location);
      const [, , route] = router.getMatchedRoutes(pathname);
      expect(route, pathname).toBeDefined();
      const taken: unknown = route?.fullPath;
      const isOfMembers = /^\/(?:app|admin)(?:\/|$)/u.test(String(taken));
      expect(isGuarded(pathname), pathname).toBe(isOfMembers);
      if (isOfMembers) guarded += 1;
    }
  }
  expect(guarded).toBeGreaterThan(40 * spellings.length);
  vi.unstubAllGlobals();
});
