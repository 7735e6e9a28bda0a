import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AmountPopover } from '@/components/amount-popover.tsx';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { DropdownMenuItem } from './dropdown-menu.tsx';

/** Controls when the contents of menus and popovers arrive. */
const arrivals = vi.hoisted(() => {
  const create = () => {
    const settle: (() => void)[] = [];
    const promise = new Promise<void>((resolve) => settle.push(resolve));
    return { promise, resolve: () => settle[0]?.() };
  };
  return { menu: create(), popover: create() };
});
vi.mock('./dropdown-menu-parts.tsx', async (importOriginal) => {
  const original = await importOriginal();
  await arrivals.menu.promise;
  return original;
});
vi.mock('./popover-parts.tsx', async (importOriginal) => {
  const original = await importOriginal();
  await arrivals.popover.promise;
  return original;
});

it('a key pressed before the menu is here opens it at its first item, and the focus comes back', async () => {
  const onSelect = vi.fn();
  render(
    <ActionsMenu subject="Gold">
      <DropdownMenuItem disabled>Locked</DropdownMenuItem>
      <DropdownMenuItem onSelect={onSelect}>Rename</DropdownMenuItem>
    </ActionsMenu>,
  );
  const button = screen.getByRole('button', { name: 'Actions for Gold' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  // Nothing has appeared: a second press changes nothing.
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');

  arrivals.menu.resolve();
  const menu = await screen.findByRole('menu', { name: 'Actions for Gold' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', menu.id);
  await waitFor(() => {
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  });
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toBeInTheDocument();
  await waitFor(() => {
    expect(button).toHaveFocus();
  });

  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('a popup that loads late opens only if its button still has the focus', async () => {
  const popover = (
    <AmountPopover
      trigger="Set"
      triggerLabel="Set the fee"
      label="Fee"
      saveLabel="Save"
      refuse={() => undefined}
      example="An amount, for example 95."
      onSave={vi.fn()}
    />
  );
  render(
    <>
      {popover}
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Set the fee' });
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await act(async () => {
    arrivals.popover.resolve();
    await arrivals.popover.promise;
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(button);
  expect(await screen.findByRole('textbox', { name: 'Fee' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
