import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePortal } from './shop-answer.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('keeps a portal’s percentage for its shop until midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12) });
  const read = (shop: string) => renderHook(() => usePortal(shop)).result.current;
  const type = (shop: string, percent: number) => {
    const [, set] = read(shop);
    act(() => set(percent));
  };
  type('Nike', 4);
  type('Macy’s', 2.5);
  expect(['NIKE.com', 'Macys', 'Dyson'].map((shop) => read(shop)[0])).toEqual([4, 2.5, 0]);
  vi.setSystemTime(new Date(2026, 10, 29, 0, 1));
  expect(read('Nike')[0]).toBe(0);
  type('Nike', 3);
  expect([read('Nike')[0], read('Macy’s')[0]]).toEqual([3, 0]);
});
