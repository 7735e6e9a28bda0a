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
  it('stay for five seconds', () => {
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

  it('stay while one of them is pointed at, also when another comes', () => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'Removed', action: { label: 'Undo', onPress: vi.fn() } });
    });
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.pointerMove(undo);
    act(() => {
      vi.advanceTimersByTime(4000);
      toast({ title: 'Saved' });
    });
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(screen.getByRole('button', { name: 'Undo' })).toBe(undo);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.pointerOut(undo, { relatedTarget: document.body });
    act(() => {
      vi.advanceTimersByTime(5100);
    });
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('go on once the one that is pointed at was pressed', () => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'Removed', action: { label: 'Undo', onPress: vi.fn() } });
      toast({ title: 'Saved' });
    });
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.pointerMove(undo);
    fireEvent.click(undo);
    act(() => {
      vi.advanceTimersByTime(5100);
    });
    expect(listToasts()).toEqual([]);
  });

  it('are still there after seconds in which the page was too busy to be pressed', async () => {
    vi.useRealTimers();
    render(<Toaster />);
    act(() => {
      toast({ title: 'Removed' });
    });
    const until = performance.now() + 5200;
    while (performance.now() < until);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('Removed')).toBeVisible();
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

  it('are at the top, centered, 16 px apart', () => {
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
