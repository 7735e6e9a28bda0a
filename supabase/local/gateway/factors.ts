import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Database, Transaction } from '../database/database.ts';

/** Limits of a hosted project. */
const MOST_FACTORS = 10;
const CHALLENGE_SECONDS = 300;

/** A factor in the format of `GET /user`: never with the secret. */
export interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

export interface Enrollment {
  id: string;
  type: 'totp';
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
}

/** Reason for a refusal, in Auth's codes. */
export type Refusal = { code: string; status: number; message: string };

const refusals = {
  name: {
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'A factor with this name exists already',
  },
  tooMany: {
    status: 422,
    code: 'too_many_enrolled_mfa_factors',
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  noFactor: { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' },
  expired: {
    status: 422,
    code: 'mfa_challenge_expired',
    message:
      'MFA challenge has expired, verify against another challenge or create a new challenge',
  },
  wrongCode: {
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  },
} as const satisfies Record<string, Refusal>;

export async function listFactors(database: Database, userId: string): Promise<Factor[]> {
  const { rows } = await database.query<Factor>(
    `select id, friendly_name, factor_type, status, created_at, updated_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  );
  return rows;
}

/** SHA-1, six digits, thirty seconds: supported by every authenticator app. */
const createTotp = (secret: Secret, label: string, issuer: string) =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: 30 });

/** Begins to set up an app; it counts after its first code. */
export async function enrollFactor(
  database: Database,
  userId: string,
  { name, issuer }: { name: string; issuer: string },
): Promise<Enrollment | Refusal> {
  const factors = await listFactors(database, userId);
  if (factors.filter(({ status }) => status === 'verified').length >= MOST_FACTORS) {
    return refusals.tooMany;
  }
  // Deletes unfinished factors.
  await database.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - interval '5 minutes'`,
    [userId],
  );
  const secret = new Secret({ size: 20 });
  const { rows } = await database.query<{ id: string; email: string }>(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
     select id, $2, 'totp', $3 from auth.users where id = $1
     on conflict (friendly_name, user_id) where trim(friendly_name) <> '' do nothing
     returning id, (select email from auth.users where id = $1) as email`,
    [userId, name, secret.base32],
  );
  const [made] = rows;
  if (!made) return refusals.name;
  const uri = createTotp(secret, made.email, issuer).toString();
  return {
    id: made.id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri), secret: secret.base32, uri },
  };
}

export async function challengeFactor(database: Database, userId: string, factorId: string) {
  const { rows } = await database.query<{ id: string; type: string; expires_at: number }>(
    `with challenged as (
       update auth.mfa_factors set last_challenged_at = now() where id = $1 and user_id = $2 returning id
     )
     insert into auth.mfa_challenges (factor_id) select id from challenged
     returning id, 'totp' as type, extract(epoch from created_at)::int + $3::int as expires_at`,
    [factorId, userId, CHALLENGE_SECONDS],
  );
  return rows[0] ?? refusals.noFactor;
}

/** Accepts a matching code: updates the factor, the session and the account’s other sessions. */
async function accept(
  transaction: Transaction,
  { factorId, sessionId, userId }: { factorId: string; sessionId: string; userId: string },
) {
  await transaction.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
    [factorId],
  );
  await transaction.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`,
    [userId],
  );
  await transaction.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'totp')
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId],
  );
  await transaction.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`,
    [sessionId, factorId],
  );
  await transaction.query(
    `delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'`,
    [userId],
  );
}

export interface Proof {
  userId: string;
  sessionId: string;
  factorId: string;
  challengeId: string;
  code: string;
}

/** Checks a code; undefined if it matches: the session then has two factors. A challenge is answered once. */
export async function verifyFactor(database: Database, proof: Proof): Promise<Refusal | undefined> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ secret: string; isOpen: boolean }>(
      `select factor.secret,
         challenge.verified_at is null and challenge.created_at > now() - $4 * interval '1 second' as "isOpen"
       from auth.mfa_factors factor join auth.mfa_challenges challenge on challenge.factor_id = factor.id
       where factor.id = $1 and factor.user_id = $2 and challenge.id = $3 for update of challenge`,
      [proof.factorId, proof.userId, proof.challengeId, CHALLENGE_SECONDS],
    );
    const [found] = rows;
    if (!found) return refusals.noFactor;
    if (!found.isOpen) return refusals.expired;
    const totp = createTotp(Secret.fromBase32(found.secret), '', '');
    if (!/^\d{6}$/.test(proof.code) || totp.validate({ token: proof.code, window: 1 }) === null)
      return refusals.wrongCode;
    await transaction.query('update auth.mfa_challenges set verified_at = now() where id = $1', [
      proof.challengeId,
    ]);
    await accept(transaction, proof);
    return undefined;
  });
}

/** Removes a factor; after the last one the account's sessions drop to one factor. */
export async function removeFactor(database: Database, userId: string, factorId: string) {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      'delete from auth.mfa_factors where id = $1 and user_id = $2 returning id',
      [factorId, userId],
    );
    await transaction.query(
      `with lowered as (
         update auth.sessions set aal = 'aal1', factor_id = null
         where user_id = $1 and factor_id = $2 returning id
       )
       delete from auth.mfa_amr_claims claim using lowered
       where claim.session_id = lowered.id and claim.authentication_method = 'totp'`,
      [userId, factorId],
    );
    return rows[0] ?? refusals.noFactor;
  });
}
