import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { OfflineNotice } from './offline-notice.tsx';

const answers: (() => void)[] = [];

function Change() {
  const { mutate } = useMutation({
    meta: { edit: { refused: 'Not saved', typed: () => ({}), again: () => undefined } },
    mutationFn: () => new Promise<void>((resolve) => answers.push(resolve)),
  });
  return (
    <button
      type="button"
      onClick={() => {
        mutate();
      }}
    >
      Change
    </button>
  );
}

/** True if the browser asks before it closes or reloads the tab. */
function isAskedBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => {
  offlineChoice.clear();
});

it('a tab whose change is being sent asks before it closes, unless the device keeps it', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfflineNotice />
      <Change />
    </QueryClientProvider>,
  );
  expect(isAskedBeforeLeaving()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await expect.poll(isAskedBeforeLeaving).toBe(true);
  act(() => {
    offlineChoice.set({ memberId: 'me' });
  });
  await expect.poll(isAskedBeforeLeaving).toBe(false);
  act(() => {
    offlineChoice.clear();
  });
  await expect.poll(isAskedBeforeLeaving).toBe(true);
  for (const answer of answers) answer();
  await expect.poll(isAskedBeforeLeaving).toBe(false);
});
