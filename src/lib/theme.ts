import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The same keys are read by `public/theme.js` before the first paint. */
export const THEME_KEYS = {
  colorMode: 'pointfolio-color-mode',
  primary: 'pointfolio-primary',
  neutral: 'pointfolio-neutral',
  blackAsPrimary: 'pointfolio-black-as-primary',
} as const;

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

let forcedMode: 'light' | 'dark' | undefined;
const listeners = new Set<() => void>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('Theme preferences cannot be read.', error);
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Theme preferences cannot be kept.', error);
  }
}

export function getColorMode(): ColorMode {
  const stored = readStored(THEME_KEYS.colorMode);
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
}

function prefersDark(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

function applyColorMode(): void {
  const mode = forcedMode ?? getColorMode();
  const isDark = mode === 'dark' || (mode === 'system' && prefersDark());
  document.documentElement.classList.toggle('dark', isDark);
}

export function setColorMode(mode: ColorMode): void {
  writeStored(THEME_KEYS.colorMode, mode);
  applyColorMode();
  for (const listener of listeners) listener();
}

function subscribeToColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page may force light or dark while it is shown; `undefined` gives the choice back. */
export function forceColorMode(mode: ColorMode | undefined): void {
  if (mode === 'system') {
    console.warn('You cannot force the colorMode to system at the page level.');
    return;
  }
  forcedMode = mode;
  applyColorMode();
}

/** Follows the device while the mode is `system`, and other tabs always. */
export function watchColorMode(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyColorMode);
  window.addEventListener('storage', (event) => {
    if (event.key !== THEME_KEYS.colorMode) return;
    applyColorMode();
    for (const listener of listeners) listener();
  });
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribeToColorMode, getColorMode, () => 'system');
}

/** Forces a page light or dark while it is open, over the member's choice. */
export function useForcedColorMode(mode: ColorMode | undefined): void {
  // In a layout effect, so that the page is never painted in the other mode.
  useLayoutEffect(() => {
    forceColorMode(mode);
    return () => {
      forceColorMode(undefined);
    };
  }, [mode]);
}
