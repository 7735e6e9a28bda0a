import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LedgerDialog } from './ledger-dialog.tsx';
// Read before the press: on a busy machine it may take longer than a dialog is waited for.
import './ledger-window.tsx';

it('opens by keyboard to its lines, and gives the focus back to the figure', async () => {
  render(
    <LedgerDialog figure="$120" title="Net value">
      <p>Annual fee</p>
    </LedgerDialog>,
  );
  const figure = screen.getByRole('button', { name: '$120, see the math: Net value' });
  expect(figure).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Net value' });
  expect(await within(dialog).findByText('Annual fee')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(figure).toHaveFocus();
});
