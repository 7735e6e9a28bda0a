import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  document.cookie = 'sb-abcd-auth-token=; Path=/; Max-Age=0';
  vi.unstubAllEnvs();
});

/** Signs in on a freshly loaded page that belongs to nobody yet. */
async function signInAs(id: string, path = () => '/app', keep?: () => void): Promise<void> {
  vi.resetModules();
  const { settleMember } = await import('./settle-member.ts');
  document.cookie = `sb-abcd-auth-token=base64-${btoa(JSON.stringify({ user: { id } }))}; Path=/`;
  await settleMember(new QueryClient(), path, keep);
}

it('a draft left without a sign-out waits for its member, and goes when another signs in', async () => {
  const draft = 'card-draft:7';
  await signInAs('one');
  localStorage.setItem(draft, '{}');
  // The cookies have gone of themselves meanwhile.
  await signInAs('one');
  expect(localStorage.getItem(draft)).toBe('{}');

  // The path may be kept on the device as well.
  const path = vi.fn(() => {
    expect(localStorage.getItem(draft)).toBe('{}');
    return '/app';
  });
  void signInAs('two', path);
  await vi.waitFor(() => {
    expect(localStorage.getItem('pointfolio-member')).toBe('"two"');
  });
  expect(path).toHaveReturned();
  expect(localStorage.getItem(draft)).toBeNull();
});

it('a tab that is reopened shows nothing of the member before', async () => {
  await signInAs('one');
  sessionStorage.setItem('pointfolio-tab-drafts', '{"card/1":{"Notes":"typed"}}');
  // The same member's page is reloaded.
  await signInAs('one');
  expect(sessionStorage.getItem('pointfolio-tab-drafts')).toContain('typed');
  // They signed out while the tab was closed, which left its storage to the browser.
  localStorage.clear();
  await signInAs('two');
  expect(sessionStorage.getItem('pointfolio-tab-drafts')).toBeNull();
});

it('the password asked for by a link is asked for by the new page, after another member’s data is gone', async () => {
  const { askedPassword } = await import('./read-callback.ts');
  await signInAs('one');
  sessionStorage.setItem('draft', '{}');
  void signInAs(
    'two',
    () => '/confirm',
    () => {
      askedPassword.set('signup');
    },
  );
  await vi.waitFor(() => {
    expect(sessionStorage.getItem('draft')).toBeNull();
    expect(sessionStorage.getItem('pointfolio-asked-password')).toBe('"signup"');
  });
});
