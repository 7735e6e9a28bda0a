import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createPageHead } from '@/lib/page-head.ts';
import { RouteError } from './route-error.tsx';

it('says which screen could not be loaded, under its title, and loads it when it is tried again', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  // React logs errors a boundary catches.
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const root = createRootRoute({ head: () => createPageHead('Somewhere') });
  const wallets = createRoute({
    getParentRoute: () => root,
    path: '/wallets',
    head: () => createPageHead('My wallets'),
    loader: async () => {
      await load();
    },
    component: () => <p>Two wallets</p>,
    errorComponent: RouteError,
  });
  const router = createRouter({
    routeTree: root.addChildren([wallets]),
    history: createMemoryHistory({ initialEntries: ['/wallets'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your wallets could not be loaded');
  expect(alert).toHaveTextContent('The server cannot be reached.');
  // As on every error page: the status, its text, and the error's message.
  expect(alert).toHaveTextContent('500 Internal Server Error');
  expect(alert).toHaveTextContent('Failed to fetch');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^My wallets$/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Two wallets')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  log.mockClear();
  warn.mockClear();
});
