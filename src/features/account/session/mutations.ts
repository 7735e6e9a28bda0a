import { dropCookie, listCookies } from '@/lib/cookies.ts';
import { getPublicBaseUrl } from '@/lib/env.ts';
import { setEntering } from '@/lib/leave-page.ts';
import { getSessionCookieName } from '@/lib/session-cookie.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { GUARD } from './is-guarded.ts';
import { rememberBegun } from './public.ts';
import type { ForgotPasswordInput, LoginInput, RegisterInput } from './schema.ts';
import { type SessionProblem, describeSessionProblem } from './describe-session-problem.ts';

export type SessionOutcome =
  | { kind: 'done' }
  /** A mail with a link was sent. */
  | { kind: 'mail-sent' }
  | { kind: 'refused'; problem: SessionProblem };

export type Provider = 'google' | 'github';

export function refuse(error: unknown): SessionOutcome {
  return { kind: 'refused', problem: describeSessionProblem(error) };
}

/** `recovery` makes the callback ask for a new password. */
export function getCallbackUrl(flow?: 'recovery'): string {
  const url = `${getPublicBaseUrl()}${GUARD.callback}`;
  return flow ? `${url}?flow=${flow}` : url;
}

/** If a session results, `settleMember` checks whose it is. */
async function enter<T extends { data: { session: unknown } }>(send: () => Promise<T>): Promise<T> {
  setEntering(true);
  let hasEntered = false;
  try {
    const answer = await send();
    hasEntered = answer.data.session !== null;
    return answer;
  } finally {
    setEntering(hasEntered);
  }
}

export async function signIn(input: LoginInput): Promise<SessionOutcome> {
  const supabase = await getSupabase();
  const { error } = await enter(() => supabase.auth.signInWithPassword(input));
  if (error) return refuse(error);
  rememberBegun(input.email);
  return { kind: 'done' };
}

export async function register(input: RegisterInput): Promise<SessionOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await enter(() =>
    supabase.auth.signUp({ ...input, options: { emailRedirectTo: getCallbackUrl() } }),
  );
  if (error) return refuse(error);
  rememberBegun(input.email);
  if (data.session) return { kind: 'done' };
  // With mail confirmation on, a taken address returns a user without identities.
  if (data.user?.identities?.length === 0) return refuse({ code: 'user_already_exists' });
  return { kind: 'mail-sent' };
}

export async function requestPasswordReset(input: ForgotPasswordInput): Promise<SessionOutcome> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(input.email, {
    redirectTo: getCallbackUrl('recovery'),
  });
  if (error) return refuse(error);
  rememberBegun(input.email);
  return { kind: 'mail-sent' };
}

/** Leaves the app for the provider; the provider sends back to the callback. */
export async function signInWithProvider(provider: Provider): Promise<SessionOutcome> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithOAuth({
    provider,
    options: { redirectTo: getCallbackUrl() },
  });
  return error ? refuse(error) : { kind: 'done' };
}

/** Removes what the links of this browser were proven with; supabase-js keeps it for 400 days. */
function dropVerifiers(): void {
  const prefix = `${getSessionCookieName()}-`;
  for (const { name } of listCookies()) {
    if (name.startsWith(prefix) && /-code-verifier(?:\.\d+)?$/u.test(name)) dropCookie(name);
  }
}

export async function exchangeCode(code: string): Promise<SessionOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await enter(() => supabase.auth.exchangeCodeForSession(code));
  if (error) return refuse(error);
  dropVerifiers();
  // A code is good only in the browser that keeps its verifier.
  rememberBegun(data.user.email ?? '');
  return { kind: 'done' };
}

export type MailTokenType =
  | 'signup'
  | 'recovery'
  | 'email'
  | 'email_change'
  | 'invite'
  | 'magiclink';

/** For mail links that carry the token itself instead of going through the provider. */
export async function verifyMailToken(hash: string, type: MailTokenType): Promise<SessionOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await enter(() => supabase.auth.verifyOtp({ token_hash: hash, type }));
  if (error) return refuse(error);
  if (data.session) dropVerifiers();
  // A new address is confirmed from both mailboxes: the first of them brings no session.
  return { kind: data.session ? 'done' : 'mail-sent' };
}
