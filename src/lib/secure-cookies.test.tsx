// @vitest-environment-options {"url": "https://app.pointfolio.test/"}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAllCookies } from '@/lib/storage/clear-stored.ts';
import { findCookie, writeCookie } from './cookies.ts';
import { getSessionCookieName, hasSessionCookie } from './session-cookie.ts';

let written: string[];

beforeEach(() => {
  written = [];
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    real?.set?.call(document, cookie);
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('over HTTPS the session is kept from plain HTTP, under a name that browsers take from nobody else', () => {
  expect(getSessionCookieName()).toBe('__Host-sb-abcd-auth-token');
  writeCookie(getSessionCookieName(), 'x', { maxAge: 60 });
  expect(written).toEqual([
    '__Host-sb-abcd-auth-token=x; Path=/; Max-Age=60; SameSite=Lax; Secure',
  ]);
  expect(hasSessionCookie()).toBe(true);
});

it('every cookie goes, those of the parent domain as well', () => {
  writeCookie(getSessionCookieName(), 'x', { maxAge: 60 });
  document.cookie = '_ga=1; Domain=pointfolio.test; Path=/; Max-Age=60';
  expect(findCookie('_ga')).toBe('1');
  clearAllCookies();
  expect(document.cookie).toBe('');
});

it('so does one of a part of the site, such as the browser makes of a cookie without a path', () => {
  window.history.replaceState(null, '', '/app/my-cards/');
  document.cookie = 'part=1; Max-Age=60';
  document.cookie = 'shared=1; Domain=app.pointfolio.test; Path=/app; Max-Age=60';
  document.cookie = 'closed=1; Path=/app/; Max-Age=60';
  expect(document.cookie.split('; ')).toHaveLength(3);
  clearAllCookies();
  expect(document.cookie).toBe('');
  window.history.replaceState(null, '', '/');
});
