import { createStored } from '@/lib/storage/stored.ts';
import {
  type MailTokenType,
  type SessionOutcome,
  exchangeCode,
  verifyMailToken,
} from './mutations.ts';
import { describeSessionProblem } from './describe-session-problem.ts';

/** The password that the callback asks for at its end: the account has none, or its member forgot it. */
export type PasswordFlow = 'recovery' | 'signup' | 'email_change';

const MAIL_TOKENS: readonly { type: MailTokenType; flow: PasswordFlow | null }[] = [
  { type: 'signup', flow: 'signup' },
  { type: 'invite', flow: 'signup' },
  { type: 'recovery', flow: 'recovery' },
  { type: 'email_change', flow: 'email_change' },
  { type: 'email', flow: null },
  { type: 'magiclink', flow: null },
];

/** The request in the callback's address. Mails and providers put it in the hash or the query. */
export type CallbackRequest =
  | { kind: 'code'; code: string; flow: PasswordFlow | null }
  | { kind: 'mail-token'; hash: string; type: MailTokenType; flow: PasswordFlow | null }
  | { kind: 'error'; code: string }
  /** A link that Auth itself took: the first of the two mailboxes of a new address. */
  | { kind: 'message' }
  | { kind: 'nothing' };

/** Asked for in this tab until it is chosen, also after a reload. An address alone asks for none. */
export const askedPassword = createStored<PasswordFlow | null>({
  key: 'pointfolio-asked-password',
  place: 'session',
  fallback: null,
  read: (kept) => MAIL_TOKENS.find(({ flow }) => flow !== null && flow === kept)?.flow,
});

export function parseCallback(search: string, hash: string): CallbackRequest {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/u, ''));
  const read = (name: string) => query.get(name) ?? fragment.get(name);
  const error = read('error_code') ?? read('error');
  if (error !== null) return { kind: 'error', code: error };
  if (read('message') !== null) return { kind: 'message' };
  const code = read('code');
  if (code !== null) {
    return { kind: 'code', code, flow: query.get('flow') === 'recovery' ? 'recovery' : null };
  }
  const tokenHash = read('token_hash');
  const known = MAIL_TOKENS.find(({ type }) => type === read('type'));
  if (tokenHash !== null && known) return { kind: 'mail-token', hash: tokenHash, ...known };
  return { kind: 'nothing' };
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
