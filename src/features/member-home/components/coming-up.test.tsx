import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { ComingUp } from './coming-up.tsx';

const today = calendarDate('2026-11-24');
const deadline: Upcoming = {
  kind: 'bonus-deadline',
  id: 'a',
  cardName: 'Gold',
  date: calendarDate('2026-12-01'),
  leftCents: 50_000,
};

async function show(upcoming: readonly Upcoming[], undated: readonly string[]) {
  const component = () => <ComingUp upcoming={upcoming} undated={undated} today={today} />;
  const routeTree = createRootRoute({ component });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  await screen.findByRole('heading', { name: /Next fees and deadlines/ });
}

const NOTHING = /^Nothing is due/;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

it('says that nothing is due where every date is known', async () => {
  await show([], []);
  expect(screen.getByText(NOTHING)).toBeVisible();
});

it('says what is not known instead where a fee has no date', async () => {
  await show([], ['Platinum']);
  expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
  expect(screen.getByText(/^We don’t know when the fee of Platinum is due/)).toBeVisible();
});

it('names each fee without a date below those that have one', async () => {
  await show([deadline], ['Platinum', 'Venture X']);
  expect(screen.getByRole('listitem')).toHaveTextContent('Gold');
  expect(screen.getByText(/when 2 more fees are due: Platinum, Venture X/)).toBeVisible();
  expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
});
