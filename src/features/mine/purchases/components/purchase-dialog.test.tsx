import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PurchaseRow } from '../schema.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';

const save = vi.hoisted(() => vi.fn());
const unused = vi.hoisted(() => ({ mutationFn: () => Promise.reject(new Error('not used')) }));
vi.mock('../mutations.ts', () => ({
  purchaseEdits: { adding: unused, updating: { mutationFn: save } },
}));

const row: PurchaseRow = {
  ...{ id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01', revision: 1, created_at: '2026-11-01' },
  ...{ member_card_id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b02', amount_cents: 500 },
  ...{ made_on: '2026-11-01', sub_category_id: 21, credit_card_benefit_id: 301 },
  ...{ merchant: null, notes: null, import_key: null },
};
const cards = [
  { value: row.member_card_id, label: 'Gold' },
  { value: row.id, label: 'Blue' },
];

function renderDialog() {
  const client = new QueryClient();
  const onClose = vi.fn<() => void>();
  const dialogOf = (current: PurchaseRow) => (
    <QueryClientProvider client={client}>
      <PurchaseDialog
        {...{ cards, current, onClose, purchase: row }}
        subCategories={[{ value: '21', label: 'Groceries' }]}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(dialogOf(row));
  return { onClose, show: (current: PurchaseRow) => rerender(dialogOf(current)) };
}

it('asks about what another tab changed, and saves on top of it', async () => {
  const latest = { ...row, amount_cents: 900, revision: 2 };
  save.mockResolvedValueOnce({ kind: 'stale', latest });
  save.mockResolvedValueOnce({ kind: 'saved', row: latest });
  const { onClose, show } = renderDialog();
  await userEvent.type(screen.getByLabelText(/^Amount/), '0{Enter}');
  await waitFor(() => {
    expect(save).toHaveBeenCalledOnce();
  });
  show(latest);
  const told = await screen.findByRole('region', { name: 'Changed elsewhere' });
  expect(told).toHaveTextContent(/Amount, dollars: \$5 is now \$9/);
  await userEvent.click(screen.getByRole('button', { name: /^Keep mine/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(save.mock.lastCall?.[0]).toMatchObject({ base: latest, values: { amount_cents: 5000 } });
});

it('lets go of the credit of another card', async () => {
  save.mockResolvedValueOnce({ kind: 'saved', row });
  renderDialog();
  await userEvent.selectOptions(screen.getByLabelText('Paid with'), 'Blue');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(save.mock.lastCall?.[0]).toMatchObject({
      values: { member_card_id: row.id, credit_card_benefit_id: null },
    });
  });
});
