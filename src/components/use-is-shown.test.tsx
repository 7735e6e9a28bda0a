import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { useIsShown } from './use-is-shown.ts';

function Adder({ answer, onAdded }: { answer: Promise<void>; onAdded: () => void }) {
  const isShown = useIsShown();
  const add = async () => {
    await answer;
    if (isShown()) onAdded();
  };
  return (
    <button type="button" onClick={() => void add()}>
      Add
    </button>
  );
}

it.each([
  { what: 'goes on where it is still looked at', isLeft: false },
  { what: 'does nothing once it is left', isLeft: true },
])('a screen that gets an answer $what', async ({ isLeft }) => {
  const answers: (() => void)[] = [];
  const answer = new Promise<void>((resolve) => answers.push(resolve));
  const onAdded = vi.fn();
  const { unmount } = render(
    <StrictMode>
      <Adder answer={answer} onAdded={onAdded} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  if (isLeft) unmount();
  await act(async () => {
    for (const give of answers) give();
    await answer;
  });
  expect(onAdded).toHaveBeenCalledTimes(isLeft ? 0 : 1);
});
