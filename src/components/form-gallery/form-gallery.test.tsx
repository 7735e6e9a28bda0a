import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listToasts } from '@/components/ui/toast-store.ts';
// List contents load on demand; imported here so that they are ready.
import '@/components/ui/popover-parts.tsx';
import { FormGallery } from './form-gallery.tsx';

beforeAll(() => {
  // Browser APIs that jsdom lacks.
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  render(<FormGallery />);
});

describe('text fields', () => {
  it('are tied to their label, hint and error', () => {
    expect(screen.getByLabelText('Filled')).toHaveAccessibleDescription(
      'A hint says what is expected.',
    );
    const wrong = screen.getByLabelText('Wrong');
    expect(wrong).toBeInvalid();
    expect(wrong).toHaveAccessibleDescription('Enter an amount such as 1,250.');
    expect(screen.getByLabelText('Disabled')).toBeDisabled();
  });

  it('tell a mistake while it is typed, and take it back', async () => {
    const field = screen.getByLabelText('Checked while typing');
    await userEvent.type(field, 'eleven lett');
    expect(field).toBeInvalid();
    await userEvent.type(field, '{Backspace}');
    expect(field).toBeValid();
  });
});

describe('choices', () => {
  it('change by keyboard', async () => {
    const box = screen.getByRole('checkbox', { name: 'Off' });
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Partly' })).toBePartiallyChecked();
    const toggle = screen.getByRole('switch', { name: 'Switched off' });
    toggle.focus();
    await userEvent.keyboard(' ');
    expect(toggle).toBeChecked();
    const group = screen.getByRole('radiogroup', { name: 'One of three' });
    expect(within(group).getByRole('radio', { name: 'Second' })).toBeChecked();
    await userEvent.click(within(group).getByText('First'));
    expect(within(group).getByRole('radio', { name: 'First' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: 'Third, disabled' })).toBeDisabled();
  });

  it('form one tab stop per group, and the arrow keys skip a disabled one', async () => {
    const group = screen.getByRole('radiogroup', { name: 'One of three' });
    const radio = (name: string) => within(group).getByRole('radio', { name });
    const listStops = () =>
      within(group)
        .getAllByRole('radio')
        .filter((each) => each.matches(':enabled') && each.tabIndex === 0);
    expect(listStops()).toEqual([radio('Second')]);
    radio('Second').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('First')).toHaveFocus();
    expect(radio('First')).toBeChecked();
    expect(radio('Second')).not.toBeChecked();
    expect(listStops()).toEqual([radio('First')]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(radio('Second')).toHaveFocus();
    expect(radio('Second')).toBeChecked();
  });

  it('are found by typing, and taken with Enter', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'List to search in' }));
    expect(await screen.findByRole('combobox', { name: 'Search List to search in' })).toHaveFocus();
    await userEvent.keyboard('statement{Enter}');
    expect(screen.getByRole('button', { name: 'List to search in: Cash' })).toBeVisible();
  });
});

describe('buttons', () => {
  it('are marked busy while loading and keep the focus', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    const loading = screen.getByRole('button', { name: 'Loading' });
    expect(loading).toHaveAttribute('aria-busy', 'true');
    expect(loading).toBeEnabled();
    expect(loading).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Load' })).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: 'Disabled' })).toBeDisabled();
  });
});

describe('states and figures', () => {
  it('are named, and a ledger adds up', () => {
    const live = screen.getByRole('list', { name: 'Live updates' });
    expect(live).toHaveTextContent('LiveCatching upOffline');
    expect(screen.getByRole('list', { name: 'Card faces' }).querySelectorAll('svg')).toHaveLength(
      3,
    );
    const ledger = screen.getByRole('region', { name: 'An example year' });
    expect(within(ledger).getByRole('heading')).toHaveTextContent('$145.00');
  });
});

describe('messages', () => {
  it('ask before something is done, and close on Escape', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ask before' }));
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offer an undo', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show one with an undo' }));
    const entry = listToasts().at(-1);
    expect(entry).toMatchObject({ title: 'Removed', action: { label: 'Undo' } });
    const undo = vi.fn(entry?.action?.onPress);
    undo();
    expect(listToasts().at(-1)).toMatchObject({ title: 'Put back' });
  });
});
