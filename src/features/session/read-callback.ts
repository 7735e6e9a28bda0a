import {
  type MailTokenType,
  type SessionOutcome,
  exchangeCode,
  verifyMailToken,
} from './mutations.ts';
import { describeSessionProblem } from './describe-session-problem.ts';

const MAIL_TOKEN_TYPES: readonly MailTokenType[] = [
  'signup',
  'recovery',
  'email',
  'email_change',
  'invite',
  'magiclink',
];

/** The request in the callback's address. Mails and providers put it in the hash or the query. */
export type CallbackRequest =
  | { kind: 'code'; code: string }
  | { kind: 'mail-token'; hash: string; type: MailTokenType }
  | { kind: 'error'; code: string }
  /** A link that Auth itself took: the first of the two mailboxes of a new address. */
  | { kind: 'message' }
  | { kind: 'nothing' };

export function parseCallback(search: string, hash: string): CallbackRequest {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/u, ''));
  const read = (name: string) => query.get(name) ?? fragment.get(name);
  const error = read('error_code') ?? read('error');
  if (error !== null) return { kind: 'error', code: error };
  if (read('message') !== null) return { kind: 'message' };
  const code = read('code');
  if (code !== null) return { kind: 'code', code };
  const tokenHash = read('token_hash');
  const type = MAIL_TOKEN_TYPES.find((known) => known === read('type'));
  if (tokenHash !== null && type) return { kind: 'mail-token', hash: tokenHash, type };
  return { kind: 'nothing' };
}

export type PasswordFlow = 'recovery' | 'signup';

/** The password that the callback asks for at its end: a new one, that of a new account, or none. */
export function findPasswordFlow(
  search: string,
  hash: string,
  outcome: SessionOutcome,
): PasswordFlow | null {
  if (outcome.kind === 'confirmed') return 'signup';
  const request = parseCallback(search, hash);
  if (request.kind === 'mail-token') return request.type === 'recovery' ? 'recovery' : null;
  const flow = new URLSearchParams(search).get('flow');
  return flow === 'recovery' || flow === 'signup' ? flow : null;
}

export async function completeCallback(request: CallbackRequest): Promise<SessionOutcome> {
  switch (request.kind) {
    case 'code':
      return exchangeCode(request.code);
    case 'mail-token':
      return verifyMailToken(request.hash, request.type);
    case 'error':
      return { kind: 'refused', problem: describeCallbackError(request.code) };
    case 'message':
      return { kind: 'mail-sent' };
    case 'nothing':
      return { kind: 'done' };
  }
}

function describeCallbackError(code: string) {
  try {
    return describeSessionProblem({ code });
  } catch {
    // The code is in an address that anybody may have written.
    return { message: 'The provider refused the sign-in.', field: undefined };
  }
}
