import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { ComingUp } from './coming-up.tsx';

const today = calendarDate('2026-11-24');
const deadline: Due = {
  kind: 'bonus-deadline',
  id: 'a',
  cardName: 'Gold',
  date: calendarDate('2026-12-01'),
  leftCents: 50_000,
};

async function show(upcoming: readonly Due[], undated: readonly string[]) {
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

it('names the steps of the plan, those that have begun until their month is over', async () => {
  const step: Due = {
    kind: 'plan-step',
    id: 'apply-7-own',
    action: 'apply',
    cardName: 'Venture X',
    becomesName: null,
    points: null,
    date: calendarDate('2026-11-20'),
    endsOn: calendarDate('2026-11-30'),
  };
  const points: Due = {
    kind: 'points-expire',
    id: 'b',
    systemName: 'World of Hyatt',
    points: 12_000,
    date: calendarDate('2026-12-02'),
  };
  await show([step, points], []);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Open Venture XPlanned step · until Nov 30, 2026');
  expect(second).toHaveTextContent(
    'World of HyattPoints expire · Dec 2, 2026, in 8 days12,000 lost',
  );
});

it('names the next payment of a card alone', async () => {
  const payment = (date: string): Due => ({
    kind: 'payment-due',
    id: 'flex',
    cardName: 'Freedom',
    date: calendarDate(date),
    autopay: null,
  });
  await show([payment('2026-11-30'), deadline, payment('2026-12-30')], []);
  const [first, second, ...more] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('FreedomPayment due · Nov 30, 2026, in 6 days');
  expect(second).toHaveTextContent('Gold');
  expect(more).toEqual([]);
});
