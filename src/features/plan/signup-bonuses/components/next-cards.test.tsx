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
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { peopleTable } from '@/features/mine/people/queries.ts';
import { plannedStepsQuery } from '@/features/plan/planned-steps/queries.ts';
import { plannedStep } from '@/features/plan/planned-steps/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { NextCards } from './next-cards.tsx';

it('names the next card of the saved plan, and no other', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const [card] = catalogFixture.cards;
  if (!card) throw new Error('the fixture has no cards');
  const today = calendarDate(getToday());
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, catalogFixture);
  client.setQueryData(memberCardsQuery().queryKey, []);
  client.setQueryData(peopleTable.query().queryKey, []);
  client.setQueryData(plannedStepsQuery().queryKey, [
    plannedStep.create({
      ...{ person_id: null, action: 'apply', credit_card_id: card.id, member_card_id: null },
      ...{ becomes_credit_card_id: null, planned_on: addMonths(today, 2) },
    }),
  ]);
  const component = () => (
    <QueryClientProvider client={client}>
      <NextCards>The rest.</NextCards>
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component, notFoundComponent: () => null });
  const history = createMemoryHistory();
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  expect(await screen.findByRole('note', { name: 'One card next' })).toHaveTextContent(
    `One card next: your plan opens ${card.name} in ${nameMonth(today, 2)}. See the plan`,
  );
  expect(screen.getByRole('link', { name: 'See the plan' })).toHaveAttribute(
    'href',
    '/app/what-next',
  );
});
