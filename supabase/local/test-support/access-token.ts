import { SignJWT } from 'jose';

/** A token as Auth signs it. */
export async function createAccessToken(
  secret: string,
  claims: Record<string, string>,
  expiresAtSeconds = Math.ceil(Date.now() / 1000) + 3600,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(expiresAtSeconds)
    .sign(new TextEncoder().encode(secret));
}
