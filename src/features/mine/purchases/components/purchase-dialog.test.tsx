import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PurchaseRow } from '../schema.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';

const save = vi.hoisted(() => vi.fn());
vi.mock('../mutations.ts', () => ({ purchaseEdits: { updating: { mutationFn: save } } }));

it('saves on top of what another tab changed, once that is said', async () => {
  const row: PurchaseRow = {
    ...{ id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01', revision: 1, created_at: '2026-11-01' },
    ...{ member_card_id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b02', amount_cents: 500 },
    ...{ made_on: '2026-11-01', sub_category_id: null, credit_card_benefit_id: null },
    ...{ merchant: null, notes: null, import_key: null },
  };
  const latest = { ...row, amount_cents: 900, revision: 2 };
  const onClose = vi.fn();
  save.mockResolvedValueOnce({ kind: 'stale', latest });
  save.mockResolvedValueOnce({ kind: 'saved', row: latest });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PurchaseDialog purchase={row} cards={[]} subCategories={[]} onClose={onClose} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText(/^Amount/), '0{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Save again/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(save.mock.lastCall?.[0]).toMatchObject({ base: latest, values: { amount_cents: 5000 } });
});
