import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catalogFixture, seedCatalog } from '@/features/catalog/facts/catalog-fixture.ts';
import { PageWorth } from './page-worth.tsx';

test('the value of a page that could not be calculated can be asked for again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, catalogFixture);
  const refetch = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <PageWorth
        cardId={1}
        looking={{ data: undefined, isError: true, isFetching: false, refetch }}
      />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
