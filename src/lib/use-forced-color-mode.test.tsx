import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ColorMode, THEME_KEYS, useForcedColorMode } from './theme.ts';

const isDark = () => document.documentElement.classList.contains('dark');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  localStorage.setItem(THEME_KEYS.colorMode, 'dark');
  document.documentElement.className = 'dark';
});

it('a page is light while it asks for that, and the one after it as the member has chosen', () => {
  const { rerender, unmount } = renderHook(
    ({ mode }: { mode: ColorMode | undefined }) => {
      useForcedColorMode(mode);
    },
    { initialProps: { mode: 'light' } },
  );
  expect(isDark()).toBe(false);
  rerender({ mode: undefined });
  expect(isDark()).toBe(true);
  rerender({ mode: 'light' });
  unmount();
  expect(isDark()).toBe(true);
});

it('a page shown in its place, painted light before it was known, is as chosen', () => {
  document.documentElement.className = '';
  renderHook(() => {
    useForcedColorMode(undefined);
  });
  expect(isDark()).toBe(true);
});

it('a page that asks for the mode of the device is warned of, and stays as chosen', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  renderHook(() => {
    useForcedColorMode('system');
  });
  expect(warn).toHaveBeenCalledWith('You cannot force the colorMode to system at the page level.');
  expect(isDark()).toBe(true);
  warn.mockClear();
});
