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
