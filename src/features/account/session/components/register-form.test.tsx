import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KEPT_KEY } from '@/lib/name-kept-key.ts';
import { RegisterForm } from './register-form.tsx';

async function show() {
  vi.stubGlobal('scrollTo', vi.fn());
  const component = () => (
    <QueryClientProvider client={new QueryClient()}>
      <RegisterForm />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  await screen.findByRole('button', { name: 'Create account' });
}

afterEach(() => {
  localStorage.clear();
});

it('says that an answer of the calculator comes along', async () => {
  localStorage.setItem(KEPT_KEY, '{}');
  await show();
  expect(screen.getByText('Your calculator’s amounts come along.')).toBeVisible();
});

it('says nothing of a calculator that was not used', async () => {
  await show();
  expect(screen.queryByText(/come along/u)).toBeNull();
});
