import { globSync, readFileSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonVariants } from './ui/button.tsx';

const state = vi.hoisted(() => ({ status: 'idle' }));

vi.mock('@tanstack/react-router', () => ({
  useRouterState: ({ select }: { select: (router: object) => unknown }) => select(state),
}));

const { PageLoadingBar } = await import('./page-loading-bar.tsx');

describe('the page-loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    state.status = 'idle';
    vi.useRealTimers();
  });

  it('is 3 px high, shows after 200 ms, stays 500 ms more and resets in 400 ms', () => {
    const bar = () => document.querySelector('[aria-hidden]');
    const pass = (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    };
    state.status = 'pending';
    const { rerender } = render(<PageLoadingBar />);
    pass(199);
    expect(bar()).toBeNull();
    pass(2);
    expect(bar()).toHaveClass('h-[3px]');
    state.status = 'idle';
    rerender(<PageLoadingBar />);
    pass(499);
    expect(bar()).not.toHaveClass('opacity-0');
    pass(2);
    expect(bar()).toHaveClass('opacity-0', 'duration-400');
    pass(397);
    expect(bar()).not.toBeNull();
    pass(3);
    expect(bar()).toBeNull();
  });

  it('does not show for a page that is there within 200 ms', () => {
    state.status = 'pending';
    const { rerender } = render(<PageLoadingBar />);
    act(() => {
      vi.advanceTimersByTime(150);
    });
    state.status = 'idle';
    rerender(<PageLoadingBar />);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(document.querySelector('[aria-hidden]')).toBeNull();
  });
});

describe('the look', () => {
  const styles = readFileSync('src/styles.css', 'utf8');

  it('has corners of 0.25 rem', () => {
    expect(styles).toContain('--radius: 0.25rem;');
  });

  it('is green on slate unless somebody chooses otherwise', () => {
    const root = styles.slice(styles.indexOf(':root {'), styles.indexOf('.dark {'));
    const hueOf = (name: string) =>
      Number(new RegExp(`${name}: oklch\\([\\d.]+ [\\d.]+ ([\\d.]+)\\)`).exec(root)?.[1]);
    expect(hueOf('--p-700')).toBeCloseTo(150, 0);
    // Slate, as Tailwind has it.
    expect(root).toContain('--n-500: oklch(0.554 0.046 257.417);');
  });

  it('has controls of the size xl by default', () => {
    expect(buttonVariants()).toBe(buttonVariants({ size: 'xl' }));
  });

  it('speaks English', () => {
    expect(readFileSync('index.html', 'utf8')).toContain('<html lang="en">');
  });
});

it('a hash target is 80 px from the top, by the page alone', () => {
  expect(readFileSync('src/styles.css', 'utf8')).toContain('scroll-padding-top: 5rem;');
  const files = globSync('src/{components,features,routes}/**/*.tsx', {
    exclude: ['**/*.test.tsx'],
  });
  expect(files.length).toBeGreaterThan(100);
  // A margin of a target would add to the page's own.
  expect(files.filter((file) => /\bscroll-m[ty]-/u.test(readFileSync(file, 'utf8')))).toEqual([]);
});
