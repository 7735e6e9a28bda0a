import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PortalField, usePortal } from './shop-answer.tsx';

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

it('asks for a portal’s percentage where somebody has one, and shows one that was typed', async () => {
  const onChange = vi.fn();
  const { unmount } = render(<PortalField percent={0} onChange={onChange} />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Shopping portal' }));
  expect(screen.getByRole('textbox', { name: /^Shopping portal pays/ })).toHaveFocus();
  await userEvent.keyboard('4');
  expect(onChange).toHaveBeenLastCalledWith(4);
  unmount();
  render(<PortalField percent={4} onChange={onChange} />);
  expect(screen.getByRole('textbox')).toHaveValue('4');
});
