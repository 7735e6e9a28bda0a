import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { UpdateOutcome } from '@/lib/edits/save-once.ts';
import type { RowChange } from '@/lib/rows/member-edits.ts';
import { clearToasts, listToasts } from '@/components/ui/toast-store.ts';
import { name } from '@/lib/fields/text-fields.ts';
import { RecordDialog } from './record-dialog.tsx';

type Named = { id: string; name: string; revision: number };
const walletName = name('wallet', 100);
const send = vi.fn<(change: RowChange<Named, Partial<Named>>) => Promise<UpdateOutcome<Named>>>();
const add = vi.fn<(record: Named) => Promise<Named>>();
const onClose = vi.fn();
const client = new QueryClient();

const opened = { id: 'trip', name: 'Trip', revision: 1 };
const dialogOf = (current: Named | undefined, isRestorable = false) => (
  <QueryClientProvider client={client}>
    <RecordDialog
      title="Rename wallet"
      description="A name to tell your wallets apart."
      saveLabel="Rename"
      subject="The wallet"
      form={{ fields: [walletName] }}
      record={opened}
      current={current}
      edits={{
        updating: { mutationFn: send },
        ...(isRestorable && { adding: { mutationFn: add } }),
      }}
      onClose={onClose}
      draftName="rename/wallet"
    >
      {({ input }) => input(walletName)}
    </RecordDialog>
  </QueryClientProvider>
);
let show: (record: Named | undefined, isRestorable?: boolean) => void;

beforeEach(() => {
  clearToasts();
  send.mockReset();
  send.mockImplementation(({ values }) =>
    Promise.resolve({ kind: 'saved', row: { ...opened, ...values, revision: 2 } }),
  );
  onClose.mockReset();
  const { rerender } = render(dialogOf(opened));
  show = (record, isRestorable) => {
    rerender(dialogOf(record, isRestorable));
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

it('refuses an empty name, and reports a change in another tab', async () => {
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
    expect(listToasts()).toMatchObject([{ title: 'The wallet was changed in another tab' }]);
  });
  expect(onClose).not.toHaveBeenCalled();
});

it('closes when its change comes back although every answer was lost', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Europe{Enter}');
  await waitFor(() => {
    expect(send).toHaveBeenCalledOnce();
  });
  expect(onClose).not.toHaveBeenCalled();
  show({ ...opened, name: 'Europe', revision: 2 });
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
    expect(send).toHaveBeenCalledOnce();
  });
  await userEvent.type(field(), ' 2027');
  show({ ...opened, name: 'Europe', revision: 2 });
  expect(screen.queryByRole('region', { name: 'Changed elsewhere' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expectSent('Europe 2027', { ...opened, name: 'Europe', revision: 2 });
});

it('leaves the name as it was', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

it('shows another name given elsewhere meanwhile, and gives its own only once that is seen', async () => {
  await userEvent.clear(field());
  await userEvent.type(field(), 'Europe');
  show({ ...opened, name: 'Asia', revision: 2 });
  expect(screen.getByRole('region', { name: 'Changed elsewhere' })).toHaveTextContent(
    /Changed elsewhere.*Trip.*Asia/,
  );
  await userEvent.type(field(), '{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine: Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expectSent('Europe', { ...opened, name: 'Asia', revision: 2 });
});

it('restores a record that is gone, where it can be added', async () => {
  add.mockImplementation((record) => Promise.resolve(record));
  await userEvent.type(field(), ' 2027');
  show(undefined);
  expect(screen.getByText(/can no longer be saved/)).toBeVisible();
  show(undefined, true);
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(add).toHaveBeenCalledWith({ ...opened, name: 'Trip 2027' }, expect.anything());
  expect(onClose).toHaveBeenCalledOnce();
});

it('gives the focus back to what opened it, though its field takes it when it opens', async () => {
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
