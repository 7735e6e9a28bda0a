import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deviceRefusal } from '@/lib/storage/stored.ts';
import { SaveFailure } from './save-failure.tsx';
import { SaveState } from './save-state.tsx';

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

it('says that the device keeps an unsaved board only if it does', () => {
  render(<SaveState status={{ kind: 'offline' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Offline: kept on this device');
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  act(() => deviceRefusal('drafts').set(true));
  expect(screen.getByRole('status')).toHaveTextContent('Offline: keep this tab open');
  expect(isAsked()).toBe(true);
  act(() => deviceRefusal('drafts').set(false));
});
