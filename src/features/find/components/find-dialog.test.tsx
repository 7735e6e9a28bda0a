import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FindEntry } from '../schema.ts';
import { createEntrySearch } from '../search-entries.ts';
import { FindDialog } from './find-dialog.tsx';

const { entries, push } = vi.hoisted(() => {
  const known: readonly FindEntry[] = [];
  return { entries: { known }, push: vi.fn() };
});
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { push } }) }));
vi.mock('../use-entries.ts', () => ({
  useEntries: () => ({
    pages: entries.known.filter(({ kind }) => kind === 'page'),
    search: createEntrySearch(entries.known),
    isLoading: false,
    failed: [],
  }),
}));

const entry = (id: string, kind: FindEntry['kind'], label: string): FindEntry => ({
  id,
  kind,
  label,
  note: '',
});

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

it('what somebody stands on stays chosen while more is found', () => {
  const pages = [
    entry('/app/cards', 'page', 'Cards of the catalogue'),
    entry('/app/my-cards', 'page', 'My cards'),
  ];
  entries.known = pages;
  const dialog = () => <FindDialog isOpen onOpenChange={() => undefined} />;
  const { rerender } = render(dialog());
  const box = screen.getByRole('combobox', { name: 'Find' });
  fireEvent.change(box, { target: { value: 'cards' } });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;
  const before = chosen();

  entries.known = [entry('/app/credit-cards/1', 'card', 'Cards'), ...pages];
  rerender(dialog());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Cards');
  expect(chosen()).toBe(before);
  fireEvent.keyDown(box, { key: 'Enter' });
  const { id } = pages.find(({ label }) => label === before) ?? { id: '' };
  expect(push).toHaveBeenCalledExactlyOnceWith(id);
});
