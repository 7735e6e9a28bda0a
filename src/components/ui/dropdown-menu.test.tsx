import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

async function choose(onSelect?: () => void): Promise<void> {
  render(
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onSelect}>Duplicate</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <button type="button">Next</button>
    </>,
  );
  await userEvent.click(screen.getByText('Actions'));
  await userEvent.click(await screen.findByText('Duplicate'));
}

it('gives the focus back to its button', async () => {
  await choose();
  await waitFor(() => {
    expect(screen.getByText('Actions')).toHaveFocus();
  });
});

it('leaves the focus where it has gone meanwhile', async () => {
  await choose(() => {
    // Simulates a press before the menu has cleaned up.
    queueMicrotask(() => {
      screen.getByText('Next').focus();
    });
  });
  await waitFor(() => {
    expect(screen.queryByText('Duplicate')).not.toBeInTheDocument();
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText('Next')).toHaveFocus();
});
