import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RenameDialog } from './rename-dialog.tsx';

const onRename = vi.fn();
const onClose = vi.fn();

const dialogOf = (record: { name: string; revision: number }) => (
  <RenameDialog
    kind="wallet"
    description="A name to tell your wallets apart."
    record={record}
    isSaving={false}
    onRename={onRename}
    onClose={onClose}
  />
);
const opened = { name: 'Trip', revision: 1 };
let show: (record: typeof opened) => void;

beforeEach(() => {
  onRename.mockReset();
  onClose.mockReset();
  const { rerender } = render(dialogOf(opened));
  show = (record) => {
    rerender(dialogOf(record));
  };
});

const field = () => screen.getByRole('textbox', { name: 'Name' });

it('gives a name without the blanks around it', async () => {
  expect(field()).toHaveFocus();
  await userEvent.clear(field());
  await userEvent.type(field(), '  Europe {Enter}');
  expect(onRename).toHaveBeenCalledWith('Europe', opened, expect.any(Function));
});

it('takes no empty name, and says why another was refused', async () => {
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(onRename).not.toHaveBeenCalled();
  expect(field()).toHaveAccessibleDescription('A wallet needs a name.');
  await userEvent.type(field(), '\u200B{Enter}');
  expect(onRename).not.toHaveBeenCalled();
  await userEvent.clear(field());
  onRename.mockImplementation((_name: string, _base: unknown, fail: (message: string) => void) => {
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

it('shows another name given elsewhere meanwhile, and gives its own only once that is seen', async () => {
  await userEvent.clear(field());
  await userEvent.type(field(), 'Europe');
  show({ name: 'Asia', revision: 2 });
  expect(screen.getByRole('region', { name: 'Changed elsewhere' })).toHaveTextContent(
    /Changed elsewhere.*Trip.*Asia/,
  );
  await userEvent.type(field(), '{Enter}');
  expect(onRename).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine: Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(onRename).toHaveBeenCalledWith(
    'Europe',
    { name: 'Asia', revision: 2 },
    expect.any(Function),
  );
});

it('gives the focus back to what opened it, though its field takes it by itself', async () => {
  cleanup();
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { unmount } = render(dialogOf(opened));
  expect(field()).toHaveFocus();
  unmount();
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
  opener.remove();
});
