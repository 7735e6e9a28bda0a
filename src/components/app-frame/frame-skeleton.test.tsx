import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
// The frame loads on demand; imported here so that it is ready.
import './frame-shell.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';

function open(path: string) {
  // The session takes longer to load than the router waits before it shows a pending state.
  let answer = (): void => undefined;
  const session = new Promise<void>((resolve) => (answer = resolve));
  const root = createRootRoute({ beforeLoad: () => session, pendingComponent: FrameSkeleton });
  const app = createRoute({ getParentRoute: () => root, path: 'app' });
  const wallets = createRoute({
    getParentRoute: () => app,
    path: 'my-wallets',
    loader: () => new Promise(() => undefined),
    pendingComponent: () => <PageSkeleton label="Loading your wallets" parts={['panels']} />,
  });
  const other = createRoute({
    getParentRoute: () => app,
    path: 'fee-day/$id',
    loader: () => new Promise(() => undefined),
  });
  const router = createRouter({
    routeTree: root.addChildren([app.addChildren([wallets, other])]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPendingMs: 0,
  });
  render(<RouterProvider router={router} />);
  return answer;
}

it('shows the skeleton of the screen that is opened, and the navigation, until all is there', async () => {
  const answer = open('/app/my-wallets');
  expect(await screen.findByRole('status', { name: 'Loading your wallets' })).toBeVisible();
  const [bar] = await screen.findAllByRole('navigation', { name: 'Main' });
  expect(bar).toContainElement(screen.getAllByRole('link', { name: 'Mine' })[0] ?? null);
  expect(screen.getAllByRole('link', { name: 'Mine' })[0]).toHaveAttribute('aria-current', 'true');
  answer();
  await Promise.resolve();
  expect(screen.getByRole('status', { name: 'Loading your wallets' })).toBeVisible();
});

it('shows a plain one where the screen has none, and the word that leads to it', async () => {
  open('/app/fee-day/gold');
  expect(await screen.findByRole('status', { name: 'Loading the page' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages of Plan' })).toBeVisible();
});
