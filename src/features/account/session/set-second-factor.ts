import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { refuse, type SessionOutcome } from './mutations.ts';

/** An authenticator app registered with the account. */
export type AuthenticatorApp = { id: string; name: string; addedAt: string };

/** The signed-in member's apps, oldest first. */
export function appsQuery(memberId: string) {
  return queryOptions({
    queryKey: ['authenticator-apps', memberId],
    queryFn: async (): Promise<AuthenticatorApp[]> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase.auth.mfa.listFactors();
      if (error) throw error;
      return data.totp.map(({ id, friendly_name: name = '', created_at: addedAt }) => ({
        ...{ id, name, addedAt },
      }));
    },
    staleTime: 0,
  });
}

/** Secret for a new app: as a QR code, and as text. */
export type NewApp = { id: string; qrCode: string; secret: string };
type NewAppOutcome = { kind: 'begun'; app: NewApp } | Extract<SessionOutcome, { kind: 'refused' }>;

/** The app counts once it has given a first code. */
export async function beginApp(name: string): Promise<NewAppOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: 'Pointfolio',
  });
  if (error) {
    const outcome = refuse(error);
    if (outcome.kind !== 'refused') throw error;
    return outcome;
  }
  const { qr_code: qrCode, secret } = data.totp;
  return { kind: 'begun', app: { id: data.id, qrCode, secret } };
}

/** Cancels an unfinished setup. */
export async function leaveApp(id: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.auth.mfa.unenroll({ factorId: id });
}

type Client = Pick<Awaited<ReturnType<typeof getSupabase>>, 'auth'>;

/** The session is of two factors from then on; those of a password alone end. */
export async function confirmApp(
  id: string,
  code: string,
  client?: Client,
): Promise<SessionOutcome> {
  const { auth } = client ?? (await getSupabase());
  const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code });
  return error ? refuse(error) : { kind: 'done' };
}

/** Submits a code of any of the member's apps; for this device's session, unless another client is given. */
export async function giveCode(code: string, client?: Client): Promise<SessionOutcome> {
  const { auth } = client ?? (await getSupabase());
  const { data, error } = await auth.mfa.listFactors();
  if (error) return refuse(error);
  let outcome: SessionOutcome = { kind: 'done' };
  for (const { id } of data.totp) {
    outcome = await confirmApp(id, code, client);
    if (outcome.kind === 'done') return outcome;
  }
  return outcome;
}

/** Removing the second factor requires having used it. */
export async function removeApp(id: string, code: string): Promise<SessionOutcome> {
  const proof = await giveCode(code);
  if (proof.kind === 'refused') return proof;
  const supabase = await getSupabase();
  const { error } = await supabase.auth.mfa.unenroll({ factorId: id });
  if (error) return refuse(error);
  // The next token says that a password is enough again.
  await supabase.auth.refreshSession();
  return { kind: 'done' };
}
