import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SortableList } from './sortable-list.tsx';

function Fruits() {
  const [fruits, setFruits] = useState(['Apple', 'Pear', 'Plum']);
  return (
    <SortableList
      items={fruits}
      keyOf={(fruit) => fruit}
      nameOf={(fruit) => fruit}
      onOrder={setFruits}
    >
      {(fruit) => <b>{fruit}</b>}
    </SortableList>
  );
}

const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('is put in order by key, keeps the focus and says where a thing has gone', async () => {
  render(<Fruits />);
  const up = screen.getByRole('button', { name: 'Move Pear up' });
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Pear', 'Apple', 'Plum']);
  expect(screen.getByRole('status')).toHaveTextContent('Pear is number 1 of 3 now.');
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Pear', 'Apple', 'Plum']);
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
});

it('is put in order by dragging', () => {
  render(<Fruits />);
  const [apple, , plum] = screen.getAllByRole('listitem');
  if (!apple || !plum) throw new Error('the list is short');
  const start = createEvent.dragStart(apple);
  Object.defineProperty(start, 'dataTransfer', { value: {} });
  fireEvent(apple, start);
  fireEvent.dragOver(plum);
  fireEvent.drop(plum);
  expect(order()).toEqual(['Pear', 'Plum', 'Apple']);
});
