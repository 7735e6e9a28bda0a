import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SaveFailure } from './save-failure.tsx';

it('says why a board is not saved until it is', () => {
  const { rerender } = render(<SaveFailure status={{ kind: 'saved' }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<SaveFailure status={{ kind: 'refused', reason: 'Your boards are full.' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your boards are full.');
  // The next stroke is on its way: the drawing does not move.
  rerender(<SaveFailure status={{ kind: 'saving' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your boards are full.');
  rerender(<SaveFailure status={{ kind: 'gone' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Deleted elsewhere');
  rerender(<SaveFailure status={{ kind: 'saved' }} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
