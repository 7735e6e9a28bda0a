import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAllCookies } from '@/lib/clear-cookies.ts';
import { rememberRedirectPath, takeRedirectPath } from './carry-redirect-path.ts';

vi.mock('@/lib/env.ts', () => ({
  getEnv: () => ({ VITE_SUPABASE_URL: 'https://abcd.supabase.co' }),
}));

beforeEach(() => {
  clearAllCookies();
});

describe('the path that was asked for before the login', () => {
  it('is kept in a cookie named after the session and taken once', () => {
    rememberRedirectPath('/app/my-cards?view=all#top');
    expect(document.cookie).toContain('sb-abcd-auth-token-redirect-path=');
    expect(takeRedirectPath()).toBe('/app/my-cards?view=all#top');
    expect(takeRedirectPath()).toBeUndefined();
    expect(document.cookie).toBe('');
  });

  it.each(['https://evil.test', '//evil.test', String.raw`/\evil.test`])(
    'is never %s, which is no page of this app',
    (path) => {
      rememberRedirectPath(path);
      expect(takeRedirectPath()).toBeUndefined();
    },
  );
});
