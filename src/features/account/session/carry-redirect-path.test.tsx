import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAllCookies } from '@/lib/storage/clear-stored.ts';
import { rememberRedirectPath, takeRedirectPath } from './carry-redirect-path.ts';

vi.mock('@/lib/env.ts', () => ({
  getEnv: () => ({ VITE_SUPABASE_URL: 'https://abcd.supabase.co' }),
}));

beforeEach(() => {
  clearAllCookies();
  localStorage.clear();
});

describe('the path that was asked for before the login', () => {
  it('is kept in a cookie named after the session and taken once', () => {
    rememberRedirectPath('/app/my-cards?view=all#top');
    expect(document.cookie).toContain('sb-abcd-auth-token-redirect-path=');
    expect(takeRedirectPath()).toBe('/app/my-cards?view=all#top');
    expect(takeRedirectPath()).toBeUndefined();
    expect(document.cookie).toBe('');
  });

  it('keeps what follows the hash out of the cookie, which every request carries', () => {
    rememberRedirectPath('/app/household/join#SECRET');
    expect(document.cookie).not.toContain('SECRET');
    expect(takeRedirectPath()).toBe('/app/household/join#SECRET');
    expect(localStorage).toHaveLength(0);
    rememberRedirectPath('/app/household/join#SECRET');
    rememberRedirectPath('/app');
    expect(localStorage).toHaveLength(0);
    expect(takeRedirectPath()).toBe('/app');
    rememberRedirectPath('/app/household/join#SECRET');
    // The cookie lasts an hour.
    clearAllCookies();
    expect(takeRedirectPath()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    'https://evil.test',
    '//evil.test',
    String.raw`/\evil.test`,
    // Browsers drop these before they read the slashes.
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r/evil.test',
    '/app\u0000',
    '/app\u0085',
  ])('is never %j, which is no page of this app', (path) => {
    rememberRedirectPath(path);
    expect(takeRedirectPath()).toBeUndefined();
  });

  it('is not what cannot be decoded', () => {
    rememberRedirectPath('/app');
    const [name = ''] = document.cookie.split('=');
    document.cookie = `${name}=%E0%A4%A; path=/`;
    expect(takeRedirectPath()).toBeUndefined();
  });
});
