import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, listToasts, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
  vi.useRealTimers();
});

describe('toasts', () => {
  it('stand for five seconds', () => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'Saved' });
    });
    expect(screen.getByText('Saved')).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(4900);
    });
    expect(screen.getByText('Saved')).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('are five at most: the oldest one goes', () => {
    render(<Toaster />);
    act(() => {
      for (const number of [1, 2, 3, 4, 5, 6]) toast({ title: `Message ${number}` });
    });
    expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
    expect(screen.getByText('Message 2')).toBeVisible();
    expect(screen.getByText('Message 6')).toBeVisible();
  });

  it('stand at the top, in the middle, 16 px apart', () => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'Saved' });
    });
    const list = screen.getByRole('region', { name: /F8/u }).querySelector('ol');
    // Four quarters of a rem.
    expect(list).toHaveClass('top-4', 'left-1/2', '-translate-x-1/2', 'gap-4');
  });

  it('can be reached with F8', () => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'Saved' });
    });
    const region = screen.getByRole('region', { name: /F8/u });
    expect(region.contains(document.activeElement)).toBe(false);
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it.each([
    [49, true],
    [51, false],
  ])('swiped up by %d px: still there is %s', (distance, isThere) => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'Saved' });
    });
    const item = screen.getByText('Saved').closest('li');
    if (!item) throw new Error('there is no toast');
    // jsdom captures no pointers.
    Object.assign(item, { setPointerCapture: vi.fn(), hasPointerCapture: () => false });
    const at = (clientY: number) => ({ button: 0, clientX: 100, clientY, pointerType: 'touch' });
    fireEvent.pointerDown(item, at(100));
    fireEvent.pointerMove(item, at(100 - distance));
    fireEvent.pointerUp(item, at(100 - distance));
    act(() => {
      vi.advanceTimersByTime(400);
    });
    expect(screen.queryByText('Saved') !== null).toBe(isThere);
  });
});
