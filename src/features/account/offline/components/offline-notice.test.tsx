import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { deviceRefusal } from '@/lib/storage/stored.ts';
import { deviceStore } from '@/lib/storage/device-store.ts';
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
  deviceRefusal('edits').set(false);
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

it('a device that is full keeps no change: the tab asks before it closes, until there is room again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  offlineChoice.set({ memberId: 'me' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfflineNotice />
      <Change />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(isAskedBeforeLeaving()).toBe(false);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  // A drawing or a form that is not kept is no change of this tab.
  await act(() => deviceStore('drafts').set('me/board', 'a drawing'));
  expect(isAskedBeforeLeaving()).toBe(false);
  await act(() => deviceStore('edits').set('me/tab', 'a change'));
  expect(isAskedBeforeLeaving()).toBe(true);
  expect(warn).toHaveBeenCalledTimes(2);
  act(() => {
    deviceRefusal('edits').set(false);
  });
  expect(isAskedBeforeLeaving()).toBe(false);
  vi.unstubAllGlobals();
});
