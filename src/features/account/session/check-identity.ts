import { queryOptions } from '@tanstack/react-query';
import { expectSession } from '@/lib/refresh-once.ts';
import { getAccessToken, getSupabase } from '@/lib/supabase.ts';
import { readTokenEnd, readTokenSignIn } from '@/lib/token-role.ts';
import { getCallbackUrl, refuse, type SessionOutcome } from './mutations.ts';
import type { Session } from './queries.ts';
import { rememberRedirectPath } from './carry-redirect-path.ts';
import type { ChangeEmailInput, ChangePasswordInput, NewPasswordInput } from './schema.ts';
import { giveCode } from './set-second-factor.ts';

/** A minute less than the server takes a sign-in for fresh, which is the time to fill in a form. */
const FRESH_SECONDS = 9 * 60;

async function readIsFresh(): Promise<boolean> {
  if ((await getAccessToken()) === undefined) return false;
  const { data } = await (await getSupabase()).auth.getSession();
  const { access_token: token = '', expires_at: endsAt } = data.session ?? {};
  const [signedInAt, end] = [readTokenSignIn(token), readTokenEnd(token)];
  if (signedInAt === undefined || end === undefined || endsAt === undefined) return false;
  // The one end is by the clock of this device, the other by the server's, as the sign-in is.
  const now = Date.now() / 1000 - (endsAt - end);
  return now - signedInAt < FRESH_SECONDS;
}

/** True if the session is fresh, so that the password is not requested again. */
export function isFreshSessionQuery() {
  return queryOptions({
    queryKey: ['session', 'is-fresh'],
    queryFn: readIsFresh,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 30_000,
  });
}

/** The account, and if it requires authenticator codes. */
export type Account = Pick<Session, 'hasApp'> & { email: string };

/**
 * Signs the member in again, by which the server knows who sits there. The new session takes the place of the one of
 * before, which stays where the password or the code is wrong.
 */
async function signInAgain(
  { email, hasApp }: Account,
  { present, code }: { present: string; code: string },
): Promise<SessionOutcome> {
  const { connectAside } = await import('@/lib/supabase-aside.ts');
  const aside = connectAside();
  const begun = await aside.auth.signInWithPassword({ email, password: present });
  if (begun.error?.code === 'invalid_credentials') {
    return refuse({ code: 'current_password_invalid' });
  }
  if (begun.error) return refuse(begun.error);
  const proof = hasApp ? await giveCode(code, aside) : undefined;
  if (proof?.kind === 'refused') {
    await aside.auth.signOut({ scope: 'local' });
    return proof;
  }
  const { data } = await aside.auth.getSession();
  const supabase = await getSupabase();
  const former = await getAccessToken();
  const { refresh_token } = data.session ?? begun.data.session;
  expectSession(refresh_token);
  // Unlike `setSession`, this holds no end by the clock of the server against the one of this device.
  const { error } = await supabase.auth.refreshSession({ refresh_token });
  if (error) {
    await aside.auth.signOut({ scope: 'local' });
    return refuse(error);
  }
  if (former !== undefined) await supabase.auth.admin.signOut(former, 'local');
  return { kind: 'done' };
}

/** Confirms identity by the account's factor: a code of the app if there is one, else the password. */
export async function proveAccount(account: Account, present: string): Promise<SessionOutcome> {
  if (!account.hasApp) return signInAgain(account, { present, code: '' });
  const outcome = await giveCode(present.replace(/\s/gu, ''));
  if (outcome.kind !== 'refused' || outcome.problem.field !== 'code') return outcome;
  return { kind: 'refused', problem: { ...outcome.problem, field: 'present' } };
}

/** Signs in again first, since a password is changed by a fresh session only. Auth then ends all others. */
export async function changeKnownPassword(
  account: Account,
  { present, code, password }: ChangePasswordInput,
): Promise<SessionOutcome> {
  const proof = await signInAgain(account, { present, code });
  if (proof.kind === 'refused') return proof;
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password, current_password: present });
  return error ? refuse(error) : { kind: 'done' };
}

/** Sets a password by the fresh session of a mail, for which no current one is asked. */
export async function choosePassword({ password }: NewPasswordInput): Promise<SessionOutcome> {
  if (!(await readIsFresh())) return refuse({ code: 'otp_expired' });
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password });
  return error ? refuse(error) : { kind: 'done' };
}

/** The address stays until the links in the mails are opened. */
export async function requestEmailChange(
  account: Account,
  { email, present }: ChangeEmailInput,
): Promise<SessionOutcome> {
  if (present !== '') {
    const proof = await proveAccount(account, present);
    if (proof.kind === 'refused') return proof;
  }
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser(
    { email },
    { emailRedirectTo: getCallbackUrl() },
  );
  return error ? refuse(error) : { kind: 'mail-sent' };
}

/** The way of those who have no password; its link leads back to the profile. */
export async function requestSignInLink(account: string): Promise<SessionOutcome> {
  const supabase = await getSupabase();
  rememberRedirectPath('/app/my-profile?page=data');
  const { error } = await supabase.auth.signInWithOtp({
    email: account,
    options: { shouldCreateUser: false, emailRedirectTo: getCallbackUrl() },
  });
  return error ? refuse(error) : { kind: 'mail-sent' };
}
