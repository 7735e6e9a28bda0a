import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';

/** The app on a member's phone, after scanning the secret. */
export function openApp(secret: string): { readCode: () => string } {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { readCode: () => totp.generate() };
}

/** Sets up an app for the signed-in account; its session then has two factors. */
export async function setUpApp(client: Pick<SupabaseClient, 'auth'>, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const app = openApp(data.totp.secret);
  const verified = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: app.readCode(),
  });
  if (verified.error) throw verified.error;
  return { ...app, factorId: data.id, token: verified.data.access_token };
}
