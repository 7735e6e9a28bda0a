import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
// Contents load on demand; imported here so that they are ready.
import './dropdown-menu-parts.tsx';
import './popover-parts.tsx';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from './dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';

const onOpenChange = vi.fn();

function open() {
  onOpenChange.mockClear();
  render(
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Card</DialogTitle>
        <DialogDescription>What it is.</DialogDescription>
        <Popover>
          <PopoverTrigger>Popover</PopoverTrigger>
          <PopoverContent>Inside</PopoverContent>
        </Popover>
        <DropdownMenu>
          <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>Inside</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <AlertDialog>
          <AlertDialogTrigger>Question</AlertDialogTrigger>
          <AlertDialogContent>
            <AlertDialogTitle>Inside</AlertDialogTitle>
            <AlertDialogDescription>Really?</AlertDialogDescription>
            <AlertDialogCancel>No</AlertDialogCancel>
          </AlertDialogContent>
        </AlertDialog>
      </DialogContent>
    </Dialog>,
  );
}

it('closes by Escape before the library listens for it', async () => {
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (
      type: string,
      ...rest: [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
    ) => {
      if (type !== 'keydown') listen(type, ...rest);
    },
  );
  open();
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toContainElement(document.querySelector(':focus'));
  });
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it.each(['Popover', 'Menu', 'Question'])(
  'stays where Escape closes what it opened: %s',
  async (opener) => {
    open();
    await userEvent.click(screen.getByText(opener));
    await screen.findByText('Inside');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByText('Inside')).not.toBeInTheDocument();
    });
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
);
