import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { keepAnswer, keptAnswer } from '../carry-answer.ts';
import { type FirstAnswerSearch, parseAnswerHash } from '../schema.ts';
import { FirstAnswer } from './first-answer.tsx';

const rows = { ...catalogFixture, cards: [createCard({ id: 1, slug: 'plain', base_rate: 2 })] };
vi.mock('@/features/catalog/facts/queries.ts', async (importActual) => ({
  ...(await importActual<object>()),
  useCatalogQuery: () => ({ data: rows }),
}));

function Page() {
  const [search, setSearch] = useState<FirstAnswerSearch>(() =>
    parseAnswerHash('groceries=900&other=2000&travels=true'),
  );
  return <FirstAnswer search={search} onSearchChange={setSearch} renderAssumptions={() => null} />;
}

const scrollIntoView = vi.fn();

/** Opens the page by a link that holds an answer. */
beforeEach(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubGlobal('scrollTo', vi.fn());
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  keptAnswer.clear();
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: 'Best cards for this spending' });
});

it('shows the answer of a link, whose amounts are in no attribute that a recording would keep', () => {
  expect(scrollIntoView).toHaveBeenCalledOnce();
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name }) => name !== 'value' && name !== 'xmlns'),
  );
  expect(attributes.filter(({ value }) => /900|2000/u.test(value))).toEqual([]);
  fireEvent.input(screen.getByRole('textbox', { name: /Gas/ }), { target: { value: '70' } });
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('asks for cash or travel above the answer, cash first, and for rent', () => {
  const [cash, travel] = screen.getAllByRole('radio');
  expect([cash?.textContent, travel?.textContent]).toEqual(['Cash', 'Travel']);
  expect(travel).toBeChecked();
  const answer = screen.getByRole('list', { name: 'Best cards for this spending' });
  expect(cash && answer.compareDocumentPosition(cash)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByText(/published value for flights and hotels/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Rent/ })).toHaveValue('');
});

it('an answer that a link alone holds is not kept for an account', () => {
  expect(keptAnswer.get()).toBeNull();
});

it.each<[string, () => void, object]>([
  [
    'typed',
    () =>
      fireEvent.input(screen.getByRole('textbox', { name: /Gas/ }), { target: { value: '70' } }),
    { gas: 70 },
  ],
  [
    'asked for cash',
    () => fireEvent.click(screen.getByRole('radio', { name: 'Cash' })),
    { travels: undefined },
  ],
  [
    'kept by the link to an account',
    () => fireEvent.click(screen.getByRole('link', { name: 'Save this' })),
    { travels: true },
  ],
  [
    'looked at on a visitor’s page',
    () => fireEvent.click(screen.getByRole('link', { name: 'Every card, ranked' })),
    { travels: true },
  ],
])('an answer is kept once it is %s', async (_what, press, expected) => {
  press();
  await vi.waitFor(() => {
    expect(keptAnswer.get()).toMatchObject({ search: { groceries: 900, ...expected } });
  });
});

it('has a new id after another tab has carried it to an account', () => {
  keepAnswer({ gas: 70 });
  const carried = keptAnswer.get()?.id;
  keepAnswer({ gas: 80 });
  expect(keptAnswer.get()?.id).toBe(carried);
  localStorage.removeItem('pointfolio-first-answer');
  keepAnswer({ gas: 90 });
  expect(keptAnswer.get()?.id).not.toBe(carried);
});
