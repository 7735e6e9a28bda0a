import { expect, it, vi } from 'vitest';
import { deviceStore } from './device-store.ts';

it('a device that refuses has kept nothing, and is said so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const store = deviceStore<string>('drafts');
  expect([await store.get('a'), await store.entries()]).toEqual([undefined, []]);
  expect(warn).not.toHaveBeenCalled();

  const open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  await store.set('a', 'text');
  expect([await store.get('a'), await store.entries()]).toEqual([undefined, []]);
  await store.drop('a');
  await store.clear();
  expect(warn).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('a device that never answers keeps no page waiting', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const store = deviceStore<string>('reads');
  const first = store.get('a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBeUndefined();
  const next = store.entries();
  await vi.advanceTimersByTimeAsync(500);
  expect(await next).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
