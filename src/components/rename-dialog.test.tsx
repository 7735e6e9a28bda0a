import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RenameDialog } from './rename-dialog.tsx';

const onRename = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  onRename.mockReset();
  onClose.mockReset();
  render(
    <RenameDialog
      kind="wallet"
      description="A name that tells your wallets apart."
      name="Trip"
      isSaving={false}
      onRename={onRename}
      onClose={onClose}
    />,
  );
});

const field = () => screen.getByRole('textbox', { name: 'Name' });

it('gives a name without the blanks around it', async () => {
  expect(field()).toHaveFocus();
  await userEvent.clear(field());
  await userEvent.type(field(), '  Europe {Enter}');
  expect(onRename).toHaveBeenCalledWith('Europe', expect.any(Function));
});

it('takes no empty name, and says why another was refused', async () => {
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(onRename).not.toHaveBeenCalled();
  expect(field()).toHaveAccessibleDescription('A wallet needs a name.');
  onRename.mockImplementation((_name: string, fail: (message: string) => void) => {
    fail('It was changed in another tab.');
  });
  await userEvent.type(field(), 'Europe{Enter}');
  expect(field()).toHaveAccessibleDescription('It was changed in another tab.');
});

it('leaves the name as it was', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onRename).not.toHaveBeenCalled();
});
