import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
// Menu contents load on demand; imported here so that they are ready.
import '@/components/ui/dropdown-menu-parts.tsx';
import { usualColumns } from '../schema.ts';
import { ColumnMenu } from './column-menu.tsx';

const onChange = vi.fn();

beforeEach(() => {
  onChange.mockReset();
});

it('is worked by keyboard, and stays open for the next choice', async () => {
  render(<ColumnMenu chosen={usualColumns} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const credits = await screen.findByRole('menuitemcheckbox', { name: 'Credits' });
  expect(credits).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['added', 'rewards', 'bonus', 'fee']);
  expect(credits).toBeInTheDocument();
});

it('adds a column in the order of the table, and asks for the usual ones by their absence', async () => {
  render(<ColumnMenu chosen={['points']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Adds to my wallet' }));
  expect(onChange).toHaveBeenLastCalledWith(['added', 'points']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'The usual columns' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
