import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FindEntry } from '../schema.ts';
import { createEntrySearch } from '../find-entries.ts';
import { FindBox, recentEntries } from './find-box.tsx';

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { push } }) }));

const entry = (id: string, kind: FindEntry['kind'], label: string): FindEntry => ({
  id,
  kind,
  label,
  note: '',
});

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const box = () => screen.getByRole('combobox', { name: 'Find' });
const onClose = vi.fn();

function boxOf(known: readonly FindEntry[], text: string) {
  const search = createEntrySearch(known.filter(({ kind }) => kind !== 'shop'));
  return (
    <FindBox
      source={{
        pages: known.filter(({ kind }) => kind === 'page'),
        commands: known.filter(({ kind }) => kind === 'command'),
        search: (query) => [...known.filter(({ kind }) => kind === 'shop'), ...search(query)],
        isLoading: false,
        failed: [],
      }}
      placeholder="Find"
      text={text}
      onTextChange={vi.fn()}
      onClose={onClose}
      renderAnswer={({ subCategory }) => `the best card for ${subCategory}`}
    />
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  recentEntries.clear();
});

describe('the search over everything', () => {
  it('keeps the selected entry while more results arrive', () => {
    const pages = [
      entry('/app/cards', 'page', 'Cards of the catalog'),
      entry('/app/my-cards', 'page', 'My cards'),
    ];
    const { rerender } = render(boxOf(pages, 'cards'));
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    const chosen = () => screen.getByRole('option', { selected: true }).textContent;
    const before = chosen();

    rerender(boxOf([entry('/app/credit-cards/1', 'card', 'Cards'), ...pages], 'cards'));
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('Cards');
    expect(chosen()).toBe(before);
    fireEvent.keyDown(box(), { key: 'Enter' });
    const { id } = pages.find(({ label }) => label === before) ?? { id: '' };
    expect(push).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('runs a command, and does not list it among recent pages', () => {
    const run = vi.fn();
    render(boxOf([{ ...entry('command:dark', 'command', 'Colors: dark'), run }], ''));
    expect(screen.getByRole('group', { name: 'Commands' })).toBeVisible();
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(run).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
    expect(recentEntries.get()).toEqual([]);
  });

  it('shows the answer in the line of a shop, and announces it', () => {
    const shop = { ...entry('/app/best-card?q=Costco', 'shop', 'Costco'), subCategory: 'clubs' };
    render(boxOf([shop], 'costco'));
    expect(screen.getByRole('option', { name: /^Costco.*the best card for clubs$/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Costco: the best card for clubs');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(push).toHaveBeenCalledExactlyOnceWith('/app/best-card?q=Costco');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
