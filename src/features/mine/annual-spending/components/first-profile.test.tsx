import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { catalogFixture, seedCatalog } from '@/features/catalog/facts/catalog-fixture.ts';
import { createProfile } from '../mutations.ts';
import { spendingPresetsQuery, spendingProfilesQuery } from '../queries.ts';
import { FirstProfile } from './first-profile.tsx';

vi.mock(import('@/lib/supabase.ts'), () => ({ getSupabase: () => new Promise(() => undefined) }));

const preset = (id: number, name: string, cents: number) => ({
  ...{ id, slug: name, name, position: id, created_at: '', updated_at: '', revision: 1 },
  ...{ source: null, source_url: null, verified_on: null, confidence: 'high' },
  amounts: { 'gas-stations': cents },
});

it('takes back the member’s own amounts after households that were tried one after another', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, catalogFixture);
  client.setQueryData(spendingProfilesQuery().queryKey, [
    createProfile('Mine', { 'gas-stations': 120_000 }, 0),
  ]);
  client.setQueryData(spendingPresetsQuery().queryKey, {
    revision: 1,
    rows: [preset(1, 'Couple', 600_000), preset(2, 'Family', 960_000)],
  });
  render(
    <QueryClientProvider client={client}>
      <FirstProfile selectedId={null} onChosen={vi.fn()} />
    </QueryClientProvider>,
  );
  const gas = screen.getByLabelText('Gas, dollars a month');
  expect(gas).toHaveValue('100');
  await userEvent.click(screen.getByRole('button', { name: /^Couple/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Family/ }));
  expect(gas).toHaveValue('800');
  await userEvent.click(screen.getByRole('button', { name: 'Take my amounts back' }));
  expect(gas).toHaveValue('100');
});
