import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { BonusTrackerRow } from '../schema.ts';
import { TrackerDialog } from './tracker-dialog.tsx';

const lose = vi.hoisted(() => vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))));
vi.mock('../mutations.ts', () => ({
  bonusTrackerEdits: { adding: { mutationFn: lose }, updating: { mutationFn: lose } },
}));

const row: BonusTrackerRow = {
  ...{ id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01', signup_bonus_id: 1, posted_on: null },
  ...{ member_card_id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b02', revision: 3, notes: null },
  ...{ required_spend_cents: 400_000, spent_cents: 0, points: 60_000, cash_cents: null },
  ...{ starts_on: '2026-01-01', deadline_on: null },
};

it('closes when its change comes back although every answer was lost', async () => {
  const client = new QueryClient();
  const onClose = vi.fn();
  const dialogOf = (current: BonusTrackerRow) => (
    <QueryClientProvider client={client}>
      <TrackerDialog title="A bonus" tracker={row} current={current} onClose={onClose} />
    </QueryClientProvider>
  );
  const { rerender } = render(dialogOf(row));
  await userEvent.type(screen.getByLabelText('Notes'), 'By phone{Enter}');
  await waitFor(() => {
    expect(lose).toHaveBeenCalledOnce();
  });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialogOf({ ...row, notes: 'By phone', revision: 4 }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
});
