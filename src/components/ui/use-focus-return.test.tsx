import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from './alert-dialog.tsx';
import { Dialog, DialogContent, DialogTitle } from './dialog.tsx';
import { Sheet, SheetContent, SheetTitle } from './sheet.tsx';

type LayerProps = { onClose: () => void };

const layers: readonly (readonly [string, string, (props: LayerProps) => ReactNode])[] = [
  [
    'a dialog',
    'dialog',
    ({ onClose }) => (
      <Dialog open onOpenChange={onClose}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Rename</DialogTitle>
        </DialogContent>
      </Dialog>
    ),
  ],
  [
    'a sheet',
    'dialog',
    ({ onClose }) => (
      <Sheet open onOpenChange={onClose}>
        <SheetContent aria-describedby={undefined}>
          <SheetTitle>All pages</SheetTitle>
        </SheetContent>
      </Sheet>
    ),
  ],
  [
    'a question',
    'alertdialog',
    ({ onClose }) => (
      <AlertDialog open onOpenChange={onClose}>
        <AlertDialogContent>
          <AlertDialogTitle>Remove it?</AlertDialogTitle>
          <AlertDialogDescription>It can be restored.</AlertDialogDescription>
          <AlertDialogCancel>Keep it</AlertDialogCancel>
        </AlertDialogContent>
      </AlertDialog>
    ),
  ],
];

it.each(layers)('%s gives the focus back to what opened it', async (_name, role, Layer) => {
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
        >
          Open
        </button>
        {isOpen && (
          <Layer
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </>
    );
  }
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const layer = await screen.findByRole(role);
  await waitFor(() => {
    expect(layer).toContainElement(document.querySelector<HTMLElement>(':focus'));
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
  expect(layer).not.toBeInTheDocument();
});
