import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addMonths, calendarDate } from '@/domain/calendar.ts';
import { catalogFixture, seedCatalog } from '@/features/catalog/facts/catalog-fixture.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { getToday } from '@/lib/dates.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { findPlannedOpening } from '../find-planned.ts';
import { plannedStepsQuery } from '../queries.ts';
import { plannedStep } from '../schema.ts';
import { PlannedEnd } from './planned-end.tsx';

const [first, second] = catalogFixture.cards;
if (!first || !second) throw new Error('the fixture has no cards');
const today = calendarDate(getToday());
const inMonths = (count: number) => addMonths(today, count);
const held = createMemberCard(first.id);
const stepOf = (row: Partial<Parameters<typeof plannedStep.create>[0]>) =>
  plannedStep.create({
    ...{ person_id: null, credit_card_id: first.id, member_card_id: held.id },
    ...{ action: 'close', becomes_credit_card_id: null, planned_on: inMonths(4), ...row },
  });

async function show(kept: readonly ReturnType<typeof stepOf>[]) {
  vi.stubGlobal('scrollTo', vi.fn());
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, catalogFixture);
  client.setQueryData(plannedStepsQuery().queryKey, [...kept]);
  const component = () => (
    <QueryClientProvider client={client}>
      <p>The verdict</p>
      <PlannedEnd memberCard={held} />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component, notFoundComponent: () => null });
  const history = createMemoryHistory();
  const { container } = render(<RouterProvider router={createRouter({ routeTree, history })} />);
  await screen.findByText('The verdict');
  return container.textContent?.replace('The verdict', '');
}

it('says that the saved plan changes or closes a held card, and when', async () => {
  const month = nameMonth(today, 4);
  const change = { action: 'change', becomes_credit_card_id: second.id } as const;
  expect(await show([stepOf(change)])).toBe(`Your plan changes it to ${second.name} in ${month}.`);
  expect(screen.getByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/app/what-next');
});

it('says that it closes it', async () => {
  expect(await show([stepOf({})])).toBe(`Your plan closes it in ${nameMonth(today, 4)}.`);
});

it('says nothing of another card, nor of a month that is over', async () => {
  const other = createMemberCard(first.id);
  expect(
    await show([stepOf({ member_card_id: other.id }), stepOf({ planned_on: inMonths(-2) })]),
  ).toBe('');
});

it('finds the next card that the plan opens, for the person it is for', () => {
  const open = (months: number, person_id: string | null, id = second.id) =>
    stepOf({
      ...{ action: 'apply', member_card_id: null, person_id },
      ...{ credit_card_id: id, planned_on: inMonths(months) },
    });
  const kept = [stepOf({}), open(5, null), open(1, 'alex'), open(2, null), open(0, null, first.id)];
  expect(findPlannedOpening(kept, [held], null, today)?.planned_on).toBe(inMonths(2));
  expect(findPlannedOpening(kept, [held], 'alex', today)?.planned_on).toBe(inMonths(1));
});
