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
async function signInAs(id: string): Promise<void> {
  vi.resetModules();
  const { settleMember } = await import('./settle-member.ts');
  document.cookie = `sb-abcd-auth-token=base64-${btoa(JSON.stringify({ user: { id } }))}; Path=/`;
  await settleMember(new QueryClient(), () => '/app');
}

it('what a member has left without a sign-out waits for them, and goes when another signs in', async () => {
  const draft = 'card-draft:7';
  await signInAs('one');
  localStorage.setItem(draft, '{}');
  // The cookies have gone of themselves meanwhile.
  await signInAs('one');
  expect(localStorage.getItem(draft)).toBe('{}');

  void signInAs('two');
  await vi.waitFor(() => {
    expect(localStorage.getItem('pointfolio-member')).toBe('"two"');
  });
  expect(localStorage.getItem(draft)).toBeNull();
});
