import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { cents } from '@/domain/units.ts';
import { createInputsFixture } from '../../../../../tests/support/valuation-inputs.ts';
import { FoundWalletItem } from './found-wallet-item.tsx';

it('opens to what its figure rests on, with the switch for quarters and the publishers', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const inputs = createInputsFixture({ 'us-supermarkets': 800_000 });
  const provenance = { source: null, source_url: null, verified_on: null, confidence: 'high' };
  const valuation = {
    ...provenance,
    id: 1,
    point_system_id: 3,
    value: 1.9,
    published_on: '2026-09-01',
  };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const published = [
    { ...valuation, publisher: 'Frequent Miler' },
    { ...valuation, id: 2, publisher: 'The Points Guy' },
    { ...valuation, id: 3, publisher: 'Frequent Miler', published_on: '2026-01-01' },
  ];
  queries.setQueryData(['rows', 'valuations'], { revision: 1, rows: published });
  const changeQuarters = vi.fn();
  const request = { problem: inputs.problemOf('steady'), limits: NO_LIMITS, alternatives: 0 };
  const Item = () => (
    <FoundWalletItem
      title="$100 a year"
      found={{
        wallet: [{ id: 'venture-x', card: 'venture-x', selected: {} }],
        netCents: cents(10_000),
      }}
      request={request}
      inputs={inputs}
      quarters={{ isCounted: true, onChange: changeQuarters }}
      onSave={undefined}
    />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: Item, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Assumptions' });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(
    section('How much of each credit counts').getByText(
      '100% of $185 per year: counts for $185.00',
    ),
  ).toBeVisible();
  const values = section('What a point is worth');
  expect(values.getByRole('listitem')).toHaveTextContent(
    'capital-one-miles: 1.85¢ eachpublished by Frequent Miler, The Points Guy',
  );
  const quarters = section('Quarters not announced yet');
  await userEvent.click(
    quarters.getByRole('switch', { name: 'Count them as they were a year ago' }),
  );
  expect(changeQuarters).toHaveBeenCalledWith(false);
});
