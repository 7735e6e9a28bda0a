import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchInput } from './search-input.tsx';

it('reports the input once typing stops, and clears at once', async () => {
  const onValueChange = vi.fn();
  render(<SearchInput label="Search cards" value="" onValueChange={onValueChange} />);
  const input = screen.getByRole('searchbox', { name: 'Search cards' });
  // Typed in one step: a busy machine would pause between letters.
  for (const value of ['g', 'go', 'gold ']) fireEvent.change(input, { target: { value } });
  await waitFor(() => {
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('gold');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => {
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });
  expect(input).toHaveFocus();
});

it('keeps new input while the page still handles earlier input', async () => {
  const onValueChange = vi.fn();
  const draw = (value: string) => (
    <SearchInput label="Search" value={value} onValueChange={onValueChange} />
  );
  const { rerender } = render(draw(''));
  const input = screen.getByRole('searchbox');
  await userEvent.type(input, 'gol');
  await waitFor(() => {
    expect(onValueChange).toHaveBeenLastCalledWith('gol');
  });
  await userEvent.type(input, 'd');
  rerender(draw('gol'));
  expect(input).toHaveValue('gold');
  await waitFor(() => {
    expect(onValueChange).toHaveBeenLastCalledWith('gold');
  });
  rerender(draw('gold'));
  rerender(draw('gol'));
  expect(input).toHaveValue('gol');
});

it('follows a value that changes from outside', () => {
  const { rerender } = render(<SearchInput label="Search" value="gold" onValueChange={vi.fn()} />);
  rerender(<SearchInput label="Search" value="" onValueChange={vi.fn()} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('reports the input before the next press, and only once', async () => {
  const told: string[] = [];
  render(
    <>
      <SearchInput label="Search" value="" onValueChange={(value) => told.push(value)} />
      <button
        type="button"
        onClick={() => {
          told.push('pressed');
        }}
      >
        Open
      </button>
    </>,
  );
  const input = screen.getByRole('searchbox');
  act(() => {
    input.focus();
  });
  fireEvent.change(input, { target: { value: 'gold' } });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(told).toEqual(['gold', 'pressed']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told).toEqual(['gold', 'pressed']);
});
