import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  localStorage.clear();
});
afterEach(() => {
  document.cookie = 'sb-abcd-auth-token=; Path=/; Max-Age=0';
  vi.unstubAllEnvs();
});

/** Signs in on a freshly loaded page that belongs to nobody yet. */
async function signInAs(id: string, path = () => '/app'): Promise<void> {
  vi.resetModules();
  const { settleMember } = await import('./settle-member.ts');
  document.cookie = `sb-abcd-auth-token=base64-${btoa(JSON.stringify({ user: { id } }))}; Path=/`;
  await settleMember(new QueryClient(), path);
}

it('what a member has left without a sign-out waits for them, and goes when another signs in', async () => {
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
