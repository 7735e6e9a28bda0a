import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  type ErrorRouteComponent,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '@/router.tsx';
// Completes the tree the router begins with.
import '@/routeTree.gen.ts';

vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
vi.stubGlobal('scrollTo', vi.fn());

function isComponent(value: unknown): value is ErrorRouteComponent {
  return typeof value === 'function';
}

/** Error components, with the addresses of the routes that use each. */
function listErrorComponents(): readonly (readonly [string, ErrorRouteComponent])[] {
  const router = createAppRouter(new QueryClient(), createMemoryHistory());
  router.setRoutes(router.buildRouteTree());
  const byComponent = new Map<ErrorRouteComponent, string[]>();
  const routes: Readonly<Record<string, AnyRoute>> = { ...router.routesById };
  for (const [id, { options }] of Object.entries(routes)) {
    const own: unknown = options.errorComponent ?? router.options.defaultErrorComponent;
    if (!isComponent(own)) throw new Error(`${id} draws nothing where it fails.`);
    byComponent.set(own, [...(byComponent.get(own) ?? []), id]);
  }
  return [...byComponent].map(([component, ids]) => [ids.slice(0, 3).join(', '), component]);
}

function showFailure(errorComponent: ErrorRouteComponent): Error {
  const error = new Error('The engine stopped.');
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => {
        throw error;
      },
      errorComponent,
    }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return error;
}

function expectUnlisted() {
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
}

beforeEach(() => {
  // React logs errors a boundary catches, the router those without a boundary.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe.each(listErrorComponents())('where %s … fails', (_ids, component) => {
  it('the status, the words for it and the message of the error are shown, and nobody lists the page', async () => {
    showFailure(component);
    await screen.findByText(/\bInternal Server Error\b/);
    const text = document.body.textContent;
    expect(text).toContain('500');
    expect(text).toContain('The engine stopped.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expectUnlisted();
    vi.mocked(console.error).mockClear();
    vi.mocked(console.warn).mockClear();
  });

  it('a bot is shown nothing of it, and the error is logged', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    const error = showFailure(component);
    await waitFor(expectUnlisted);
    expect(document.body.textContent).not.toMatch(/500|Internal Server Error|The engine stopped/);
    expect(vi.mocked(console.error).mock.calls.flat()).toContain(error);
    vi.mocked(console.error).mockClear();
    vi.mocked(console.warn).mockClear();
  });
});
