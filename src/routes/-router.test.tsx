import { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const loads = vi.hoisted(() => ({ running: 0, most: 0, finished: 0 }));
const surroundings = vi.hoisted(() => ({ isSlow: false, slowFrom: Infinity, isStill: false }));

vi.mock('@/lib/slow-connection.ts', () => ({
  isSlowConnection: () => surroundings.isSlow || loads.most >= surroundings.slowFrom,
}));

const paths = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

vi.mock('@/first-routes.ts', () => {
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()();
  const children = paths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      loader: async () => {
        loads.running += 1;
        loads.most = Math.max(loads.most, loads.running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        loads.running -= 1;
        loads.finished += 1;
      },
    }),
  );
  return { firstRoutes: root.addChildren(children) };
});

const { createAppRouter } = await import('../router.tsx');

beforeEach(() => {
  Object.assign(loads, { running: 0, most: 0, finished: 0 });
  Object.assign(surroundings, { isSlow: false, slowFrom: Infinity, isStill: false });
  vi.stubGlobal('matchMedia', () => ({ matches: surroundings.isStill }));
});

describe('the router', () => {
  it('loads four pages ahead of a click at once, and the others in turn', async () => {
    const router = createAppRouter(new QueryClient());
    await Promise.all(paths.map((path) => router.preloadRoute({ to: `/${path}` })));
    expect(loads).toEqual({ running: 0, most: 4, finished: 9 });
  });

  it('loads nothing ahead while the connection is slow, as it changes', async () => {
    const first = `/${String(paths[0])}`;
    const router = createAppRouter(new QueryClient());
    expect(router.options.defaultPreload).toBe('intent');
    surroundings.isSlow = true;
    await router.preloadRoute({ to: first });
    expect(loads.finished).toBe(0);
    surroundings.isSlow = false;
    await router.preloadRoute({ to: first });
    expect(loads.finished).toBe(1);
  });

  it('drops what still waits to be loaded ahead when the connection becomes slow', async () => {
    const router = createAppRouter(new QueryClient());
    surroundings.slowFrom = 4;
    await Promise.all(paths.map((path) => router.preloadRoute({ to: `/${path}` })));
    expect(loads).toEqual({ running: 0, most: 4, finished: 4 });
  });

  it('scrolls smoothly to the top and to the hash, unless less motion is wanted', () => {
    const read = () => {
      const { scrollRestorationBehavior, defaultHashScrollIntoView } = createAppRouter(
        new QueryClient(),
      ).options;
      return [scrollRestorationBehavior, defaultHashScrollIntoView];
    };
    expect(read()).toEqual(['smooth', { behavior: 'smooth' }]);
    surroundings.isStill = true;
    expect(read()).toEqual(['instant', { behavior: 'instant' }]);
  });

  it('leaves who has read on where they are when the first page is hydrated, and notes the place', () => {
    const ask = () => {
      const { scrollRestoration } = router.options;
      if (typeof scrollRestoration !== 'function') throw new Error('The router does not ask.');
      return scrollRestoration({ location: router.latestLocation });
    };
    const noted = vi.fn();
    document.addEventListener('scroll', noted);
    let router = createAppRouter(new QueryClient());
    expect(ask()).toBe(true);
    vi.stubGlobal('scrollY', 900);
    expect(ask()).toBe(true);
    expect(noted).not.toHaveBeenCalled();

    router = createAppRouter(new QueryClient());
    expect(ask()).toBe(false);
    expect(noted).toHaveBeenCalledOnce();
    // The page after it starts at its top.
    expect(ask()).toBe(true);
    document.removeEventListener('scroll', noted);
    vi.unstubAllGlobals();
  });
});
