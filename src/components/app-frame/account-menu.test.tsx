import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Menu contents load on demand; imported here so that they are ready.
import '@/components/ui/dropdown-menu-parts.tsx';
import { AccountMenu } from './account-menu.tsx';

const onSignOut = vi.fn();
const account = { name: 'Morgan Member', email: 'member@example.test', imageUrl: null };

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <AccountMenu account={account} onSignOut={onSignOut} />,
    }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Morgan Member' }));
  await screen.findByRole('menu', { name: 'Account of Morgan Member' });
});

afterEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.documentElement.removeAttribute('data-primary');
  vi.unstubAllGlobals();
});

describe('the account menu', () => {
  it('signs out', async () => {
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('changes the color mode', async () => {
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement).toHaveClass('dark');
  });

  it('leads to no profile while there is no such page', () => {
    expect(screen.queryByRole('menuitem', { name: 'My profile' })).not.toBeInTheDocument();
  });

  it('opens the appearance, which stays open and gives the focus back', async () => {
    await userEvent.click(screen.getByRole('menuitem', { name: 'Appearance' }));
    const dialog = await screen.findByRole('dialog', { name: 'Appearance' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Accent' }), 'Sky');
    expect(document.documentElement.dataset['primary']).toBe('sky');
    expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account of Morgan Member' })).toHaveFocus();
  });
});
