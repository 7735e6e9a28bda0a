import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts, listToasts } from '@/components/ui/toast-store.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { memberCardsQuery, memberCardsTable } from '../queries.ts';
import { ImportCards } from './import-cards.tsx';

const onClose = vi.fn<() => void>();

function openImport() {
  const client = createQueryClient();
  client.setQueryData(memberCardsQuery().queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <ImportCards rows={catalogFixture} entries={[]} owner={null} onClose={onClose} />
    </QueryClientProvider>,
  );
  return screen.getByRole('textbox');
}

afterEach(clearToasts);

it('refuses a text that is too large before it is pasted', () => {
  const field = openImport();
  const paste = (text: string) =>
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
  expect(paste('x'.repeat(1_500_000))).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This text is too large for a list of cards.',
  );
  expect(paste('Card')).toBe(true);
});

it('counts the cards that were added, not those that were refused', async () => {
  const field = openImport();
  const names = catalogFixture.cards.slice(0, 2).map(({ name }) => name);
  fireEvent.change(field, { target: { value: ['Card', ...names].join('\n') } });
  vi.spyOn(memberCardsTable, 'list').mockResolvedValue([]);
  vi.spyOn(memberCardsTable, 'insert')
    .mockImplementationOnce((rows) => Promise.resolve([...rows]))
    .mockRejectedValueOnce(Object.assign(new Error('refused'), { code: '23514' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 cards' }));
  expect(onClose).toHaveBeenCalledOnce();
  const titles = () => listToasts().map(({ title }) => title);
  await vi.waitFor(() => {
    expect(titles()).toEqual(['The card was not added', '1 of 2 cards added']);
  });
});

it('forgets the card chosen for a name when another column has the names, and keeps the focus', async () => {
  const field = openImport();
  fireEvent.change(field, { target: { value: 'Plastic,Other\nCash,Venture X' } });
  const column = await screen.findByRole('combobox', { name: 'Card' });
  await userEvent.selectOptions(column, '1. Plastic');
  const which = await screen.findByRole('combobox', { name: 'Card of “Cash”' });
  await userEvent.selectOptions(which, 'Blue Cash Everyday');
  const line = () => screen.getByRole('list', { name: 'Cards in the list' });
  expect(line()).toHaveTextContent('Blue Cash Everyday');
  await userEvent.selectOptions(column, '2. Other');
  expect(line()).toHaveTextContent('Venture X');
  expect(line()).not.toHaveTextContent('Blue Cash Everyday');
  expect(column).toHaveFocus();
});
