import { beforeEach, expect, it, vi } from 'vitest';
import { reloadForPart, reloadForRelease } from './reload-for-release.ts';

const missing = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://site.test/assets/${file}`);

beforeEach(() => {
  sessionStorage.clear();
});

it('a tab whose files are gone reloads once for each of them, and never twice', () => {
  const reload = vi.fn();
  expect(reloadForRelease(missing('a.js'), reload)).toBe(true);
  expect(reloadForRelease(missing('a.js'), reload)).toBe(false);
  expect(reloadForRelease(missing('b.js'), reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('who tries again what a file is missing for gets the page again, as often as they try', () => {
  const reload = vi.fn();
  expect(reloadForPart(missing('a.js'), reload)).toBe(true);
  expect(reloadForPart(missing('a.js'), reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('other errors, and a device without a network, are shown instead', () => {
  const reload = vi.fn();
  expect(reloadForRelease(new TypeError('Failed to fetch'), reload)).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadForRelease(missing('a.js'), reload)).toBe(false);
  expect(reloadForPart(new TypeError('Failed to fetch'), reload)).toBe(false);
  expect(reloadForPart(missing('a.js'), reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
