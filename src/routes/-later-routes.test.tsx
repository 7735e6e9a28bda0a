import { readFileSync } from 'node:fs';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '@/components/error-page.tsx';
import { type LaterRoutes, createLaterRoutes } from '@/later-routes.ts';

describe('the routes that come later', () => {
  it('are all but those of visitors, which stand where the generated tree has them', () => {
    const generated = readFileSync('src/routeTree.gen.ts', 'utf8');
    const first = readFileSync('src/first-routes.ts', 'utf8');
    const wanted = [
      ...generated.matchAll(
        /id: '(\/[^']*)',\s+path: '[^']*',\s+getParentRoute: \(\) => PublicRoute,/g,
      ),
    ];
    const placed = [...first.matchAll(/^ {2}\[\w+, '([^']*)'\],$/gm)];
    expect(wanted.length).toBeGreaterThan(10);
    expect(new Set(placed.map(([, path]) => path))).toEqual(
      new Set(wanted.map(([, path]) => path)),
    );
    expect(generated.match(/import .* from '\.\/routes\/_public/g)).toHaveLength(
      (first.match(/import .* from '@\/routes\/_public/g) ?? []).length,
    );
  });

  it('are asked for again where they could not be had, and the page says so meanwhile', async () => {
    vi.stubGlobal('scrollTo', vi.fn());
    const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = createRootRouteWithContext<{ laterRoutes: LaterRoutes }>()({
      beforeLoad: ({ context }) => {
        const failure = context.laterRoutes.failure();
        if (failure !== undefined) throw failure;
      },
      errorComponent: ErrorPage,
    });
    const member = createRoute({
      getParentRoute: () => root,
      path: '/app',
      component: () => <h1>Member</h1>,
    });
    let isOnline = false;
    const laterRoutes = createLaterRoutes(
      () => router,
      async () => {
        await Promise.resolve();
        if (!isOnline) throw new Error('No connection');
        root.addChildren([member]);
      },
    );
    const router = createRouter({
      routeTree: root,
      context: { laterRoutes },
      history: createMemoryHistory({ initialEntries: ['/app'] }),
    });
    const { load } = router;
    router.load = async (options) => {
      await laterRoutes.load(router.history.location.pathname);
      return load(options);
    };
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ message: 'No connection' }));
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Member' })).toBeVisible();
    seen.mockClear();
  });
});
