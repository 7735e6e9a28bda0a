import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { householdQuery } from '@/features/mine/household/queries.ts';
import { calendarFeedQuery } from '@/features/plan/calendar-feed/queries.ts';
import { sharedPagesQuery } from '@/features/plan/shared-pages/queries.ts';
import { consent } from '@/lib/consent.ts';
import { PrivacySettings } from './app/-privacy-settings.tsx';

const settings = vi.hoisted((): { env: Record<string, unknown> } => ({ env: {} }));
vi.mock('@/lib/env.ts', () => ({
  getEnv: () => settings.env,
  getPublicBaseUrl: () => 'https://site.test',
}));

afterEach(() => {
  consent.clear();
  settings.env = {};
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const user = createUserFixture();
  client.setQueryData(currentUserQuery().queryKey, user);
  client.setQueryData([...calendarFeedQuery(user.id).queryKey], {
    made_at: '2026-11-02T12:00:00Z',
    read_at: null,
    time_zone: 'America/Chicago',
  });
  client.setQueryData([...householdQuery().queryKey], {
    members: [
      {
        member_id: user.id,
        display_name: 'Ann',
        is_founder: true,
        joined_at: '2026-11-01T12:00:00Z',
        shares: ['cards', 'points'],
      },
    ],
    invitations: [],
  });
  client.setQueryData(sharedPagesQuery().queryKey, []);
  const rootRoute = createRootRoute({ component: PrivacySettings });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree: rootRoute, history })} />
    </QueryClientProvider>,
  );
}

it('tells what a member shares, with the way to change it', async () => {
  show();
  const list = await screen.findByRole('region', { name: 'What you share and allow' });
  expect(list).toHaveTextContent(
    'Since Nov 2, 2026, anyone who has its address can read what is due.',
  );
  expect(list).toHaveTextContent('The others see your cards, points.');
  expect(list).toHaveTextContent('You have shared no links.');
  expect(screen.getByRole('link', { name: 'Change Calendar feed' })).toHaveAttribute(
    'href',
    '/app/my-profile#calendar-feed',
  );
  expect(list).toHaveTextContent('This site has none: nothing is counted, reported or recorded.');
  expect(screen.queryByRole('switch', { name: 'Statistics and error reports' })).toBeNull();
});

it('allows statistics and takes it back, where the site has them', async () => {
  settings.env = { VITE_ASK_FOR_REPORTS: true };
  show();
  const toggle = await screen.findByRole('switch', { name: 'Statistics and error reports' });
  expect(toggle).not.toBeChecked();
  fireEvent.click(toggle);
  expect(toggle).toBeChecked();
  expect(consent.get()).toBe('granted');
  fireEvent.click(toggle);
  expect(consent.get()).toBe('refused');
  expect(toggle).not.toBeChecked();
});
