import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

function enter(name: string) {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerEnter(button);
  fireEvent.pointerMove(button);
}

it('a tooltip opens after 700 ms, and at once within 300 ms of another one', () => {
  render(
    <>
      <Tooltip content="first words">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip content="second words">
        <button type="button">Two</button>
      </Tooltip>
    </>,
  );
  pass(1000);
  enter('One');
  pass(690);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(20);
  expect(screen.getByRole('tooltip')).toHaveTextContent('first words');

  fireEvent.pointerDown(screen.getByRole('button', { name: 'One' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(200);
  enter('Two');
  pass(10);
  expect(screen.getByRole('tooltip')).toHaveTextContent('second words');

  fireEvent.pointerDown(screen.getByRole('button', { name: 'Two' }));
  pass(400);
  fireEvent.pointerLeave(screen.getByRole('button', { name: 'One' }));
  enter('One');
  pass(10);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
