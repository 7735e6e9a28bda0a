import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { UpdateOutcome } from '@/lib/edits/save-once.ts';
import type { RowChange } from '@/lib/rows/member-edits.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { clearToasts, listToasts } from './ui/toast-store.ts';

type Named = { name: string; revision: number };
const send = vi.fn<(change: RowChange<Named, { name: string }>) => Promise<UpdateOutcome<Named>>>();
const onClose = vi.fn();
const client = new QueryClient();

const dialogOf = (record: Named) => (
  <QueryClientProvider client={client}>
    <RenameDialog
      kind="wallet"
      description="A name to tell your wallets apart."
      record={record}
      renaming={{ mutationFn: send }}
      tellsFailure
      onClose={onClose}
    />
  </QueryClientProvider>
);
const opened = { name: 'Trip', revision: 1 };
let show: (record: Named) => void;

beforeEach(() => {
  clearToasts();
  send.mockReset();
  send.mockImplementation(({ values }) =>
    Promise.resolve({ kind: 'saved', row: { ...values, revision: 2 } }),
  );
  onClose.mockReset();
  const { rerender } = render(dialogOf(opened));
  show = (record) => {
    rerender(dialogOf(record));
  };
});

const field = () => screen.getByRole('textbox', { name: 'Name' });

const expectSent = (name: string, base: Named) => {
  const change = { base, values: { name }, isForm: true };
  expect(send).toHaveBeenLastCalledWith(change, expect.anything());
};

it('gives a name without the blanks around it', async () => {
  expect(field()).toHaveFocus();
  await userEvent.clear(field());
  await userEvent.type(field(), '  Europe {Enter}');
  expectSent('Europe', opened);
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('takes no empty name, and says why another was refused', async () => {
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(send).not.toHaveBeenCalled();
  expect(field()).toHaveAccessibleDescription('A wallet needs a name.');
  await userEvent.type(field(), '\u200B{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(field());
  send.mockResolvedValue({ kind: 'stale', latest: opened });
  await userEvent.type(field(), 'Europe{Enter}');
  await waitFor(() => {
    expect(field()).toHaveAccessibleDescription(/changed in another tab/);
  });
  expect(onClose).not.toHaveBeenCalled();
});

it('closes when its change comes back although every answer was lost', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Europe{Enter}');
  await waitFor(() => {
    expect(field()).toHaveAccessibleDescription(/reached/);
  });
  expect(onClose).not.toHaveBeenCalled();
  show({ name: 'Europe', revision: 2 });
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(listToasts()).toMatchObject([{ title: 'Saved after all' }]);
});

it('stays for what was typed since a save that comes back late', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Europe{Enter}');
  await waitFor(() => {
    expect(field()).toHaveAccessibleDescription(/reached/);
  });
  await userEvent.type(field(), ' 2027');
  show({ name: 'Europe', revision: 2 });
  expect(screen.queryByRole('region', { name: 'Changed elsewhere' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expectSent('Europe 2027', { name: 'Europe', revision: 2 });
});

it('leaves the name as it was', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it('shows another name given elsewhere meanwhile, and gives its own only once that is seen', async () => {
  await userEvent.clear(field());
  await userEvent.type(field(), 'Europe');
  show({ name: 'Asia', revision: 2 });
  expect(screen.getByRole('region', { name: 'Changed elsewhere' })).toHaveTextContent(
    /Changed elsewhere.*Trip.*Asia/,
  );
  await userEvent.type(field(), '{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine: Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expectSent('Europe', { name: 'Asia', revision: 2 });
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
