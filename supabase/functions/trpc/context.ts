import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { TRPCError } from '@trpc/server';
import type { Database } from '../_shared/contract/database.types.ts';
import { createDatabaseError, createUnauthorizedError } from './failure.ts';
import type { Settings } from './settings.ts';
import type { VerifyToken } from './verify-token.ts';

const ANSWER_TIMEOUT_MS = 10_000;
const TOKEN_LENGTH = 8192;

/**
 * A verified member; created only from a verified token. The database is called with that token, so row-level
 * security decides.
 */
export type Member = { id: string; database: SupabaseClient<Database> };

export type Context = {
  authenticate: () => Promise<Member>;
  /** Counts the mutations of this request once; returns 0 if they may proceed, else the seconds to wait. */
  countMutations: () => Promise<number>;
  /** Revision of the member's row that the caller last saw (`If-Match`), or null. */
  expectedRevision: number | null;
};

function readToken(headers: Headers): string | null {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.get('authorization') ?? '');
  const token = match?.[1];
  return token === undefined || token.length > TOKEN_LENGTH ? null : token;
}

function readExpectedRevision(headers: Headers): number | null {
  const header = headers.get('if-match');
  if (header === null || header === '*') return null;
  const match = /^(?:W\/)?"(\d{1,15})"$/.exec(header);
  if (!match) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'If-Match must be a quoted revision.' });
  }
  return Number(match[1]);
}

function createDatabase(settings: Settings, request: Request, token: string) {
  return createClient<Database>(settings.supabaseUrl, settings.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: { Authorization: `Bearer ${token}` },
      fetch: (input, init) => {
        const signals = [request.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)];
        if (init?.signal) signals.push(init.signal);
        // Forbids redirects, so that a server behind this address cannot pass the caller's token on.
        return settings.fetch(input, {
          ...init,
          redirect: 'error',
          signal: AbortSignal.any(signals),
        });
      },
    },
  });
}

async function authenticate(
  settings: Settings,
  verify: VerifyToken,
  request: Request,
): Promise<Member> {
  const token = readToken(request.headers);
  if (token === null) throw createUnauthorizedError();
  const database = createDatabase(settings, request, token);
  return { id: await verify(token, database.auth), database };
}

async function countMutations(member: Member, amount: number): Promise<number> {
  const { data, error, status } = await member.database.rpc('count_member_mutation', { amount });
  if (error) throw createDatabaseError({ status, ...error });
  return data;
}

/** `calls` is the number of calls in the request's batch, all of one kind. */
export function createContext(
  settings: Settings,
  verify: VerifyToken,
  request: Request,
  calls: number,
): Context {
  let member: Promise<Member> | undefined;
  let count: Promise<number> | undefined;
  const getMember = () => (member ??= authenticate(settings, verify, request));
  return {
    authenticate: getMember,
    countMutations: () =>
      (count ??= getMember().then((verified) => countMutations(verified, calls))),
    expectedRevision: readExpectedRevision(request.headers),
  };
}
