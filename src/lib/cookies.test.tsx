import { afterEach, expect, it, vi } from 'vitest';
import { dropCookie, findCookie, listCookies, writeCookie } from './cookies.ts';

afterEach(() => {
  for (const { name } of listCookies()) dropCookie(name);
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('writes cookies of the site, and reads their values as they were written', () => {
  writeCookie('session', 'a=b%3D', { maxAge: 60 });
  expect(document.cookie).toBe('session=a=b%3D');
  expect(findCookie('session')).toBe('a=b%3D');
  dropCookie('session');
  expect(findCookie('session')).toBeUndefined();
});

it.each([
  ['throw', refuse, refuse],
  ['are forgotten at once', () => '', () => undefined],
])('keeps them for the page where cookies %s', (_name, get, set) => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(get);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(set);
  writeCookie('session', 'one', { maxAge: 60 });
  writeCookie('session', 'two', { maxAge: 60 });
  expect(listCookies()).toEqual([{ name: 'session', value: 'two' }]);
  dropCookie('session');
  expect(listCookies()).toEqual([]);
});
