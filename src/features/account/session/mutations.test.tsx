import { beforeEach, expect, it, vi } from 'vitest';
import { listCookies, writeCookie } from '@/lib/cookies.ts';
import { exchangeCode, verifyMailToken } from './mutations.ts';

const auth = vi.hoisted(() => ({ verifyOtp: vi.fn(), exchangeCodeForSession: vi.fn() }));
vi.mock('@/lib/supabase.ts', () => ({ getSupabase: () => Promise.resolve({ auth }) }));

const TOKEN = 'sb-abcd-auth-token';
const NAMES = [
  `${TOKEN}-code-verifier`,
  `${TOKEN}-flow-1-code-verifier`,
  `${TOKEN}-flows-code-verifier`,
];
const names = () => listCookies().map(({ name }) => name);

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  for (const name of [TOKEN, ...NAMES]) writeCookie(name, 'x', { maxAge: 60 });
});

it('a confirmation by mail takes its verifiers away and leaves the session', async () => {
  auth.verifyOtp.mockResolvedValue({ data: { session: {} }, error: null });
  await verifyMailToken('hash', 'signup');
  expect(names()).toEqual([TOKEN]);
});

it('a code does so too', async () => {
  auth.exchangeCodeForSession.mockResolvedValue({ data: { session: {}, user: {} }, error: null });
  await exchangeCode('code');
  expect(names()).toContain(TOKEN);
  expect(names().filter((name) => name.endsWith('-code-verifier'))).toEqual([]);
});

it('a refusal keeps them for another try', async () => {
  auth.verifyOtp.mockResolvedValue({ data: { session: null }, error: { code: 'otp_expired' } });
  await verifyMailToken('hash', 'signup');
  expect(names()).toEqual(expect.arrayContaining(NAMES));
});
