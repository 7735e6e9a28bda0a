import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_KEYS, forceColorMode, getColorMode, setColorMode } from './theme.ts';

const root = document.documentElement;
const restoreScript = readFileSync('public/theme.js', 'utf8');
let devicePrefersDark = false;

/** The script of the page's head, as the browser runs it before the first paint. */
function restoreTheme() {
  // oxlint-disable-next-line no-eval -- it is the product's own script, and is not a module
  window.eval(restoreScript);
}

beforeEach(() => {
  devicePrefersDark = false;
  vi.stubGlobal('matchMedia', () => ({ matches: devicePrefersDark, addEventListener: vi.fn() }));
});

afterEach(() => {
  forceColorMode(undefined);
  localStorage.clear();
  root.className = '';
  for (const name of ['data-primary', 'data-neutral', 'data-black-as-primary']) {
    root.removeAttribute(name);
  }
  vi.unstubAllGlobals();
});

describe('before the first paint', () => {
  it.each([
    ['dark', false, true],
    ['light', true, false],
    ['system', true, true],
    [null, true, true],
    [null, false, false],
  ])(
    'with %s stored and a device that prefers dark: %s, the page is dark: %s',
    (mode, prefers, isDark) => {
      if (mode) localStorage.setItem(THEME_KEYS.colorMode, mode);
      devicePrefersDark = prefers;
      restoreTheme();
      expect(root.classList.contains('dark')).toBe(isDark);
    },
  );

  it.each(['/shared-whiteboard/token', '/Shared-Whiteboard/token'])(
    'a page that forces light is light at once at %s',
    (path) => {
      localStorage.setItem(THEME_KEYS.colorMode, 'dark');
      devicePrefersDark = true;
      window.history.replaceState(null, '', path);
      restoreTheme();
      expect(root.classList.contains('dark')).toBe(false);
      window.history.replaceState(null, '', '/');
    },
  );

  it('restores both colors and the black flag', () => {
    localStorage.setItem(THEME_KEYS.primary, 'sky');
    localStorage.setItem(THEME_KEYS.neutral, 'zinc');
    localStorage.setItem(THEME_KEYS.blackAsPrimary, 'true');
    restoreTheme();
    expect(root.dataset).toMatchObject({ primary: 'sky', neutral: 'zinc', blackAsPrimary: '' });
  });

  it('takes the black flag for set only as the word true', () => {
    localStorage.setItem(THEME_KEYS.blackAsPrimary, '1');
    restoreTheme();
    expect(root.hasAttribute('data-black-as-primary')).toBe(false);
  });

  it('only logs a failure', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('storage is blocked');
    });
    expect(restoreTheme).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('the color mode', () => {
  it('is kept and applied', () => {
    setColorMode('dark');
    expect(localStorage.getItem(THEME_KEYS.colorMode)).toBe('dark');
    expect(root.classList.contains('dark')).toBe(true);
    expect(getColorMode()).toBe('dark');
  });

  it('gives way to a page that forces one, and comes back', () => {
    setColorMode('light');
    forceColorMode('dark');
    expect(root.classList.contains('dark')).toBe(true);
    forceColorMode(undefined);
    expect(root.classList.contains('dark')).toBe(false);
  });

  it('cannot be forced to system', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    forceColorMode('system');
    expect(warn).toHaveBeenCalledWith(
      'You cannot force the colorMode to system at the page level.',
    );
  });
});
