import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import type { ErrorName } from '../_shared/contract/errors.ts';
import { isReservedKey } from '../_shared/contract/fields.ts';

/** An unexpected answer of the database or the auth server. */
export type Refusal = { status: number; code: string; message: string; details?: string | null };

/** Error for a member who has to wait. */
export class RateLimitError extends Error {
  readonly secondsToWait: number;
  constructor(secondsToWait: number) {
    super('Too many requests');
    this.secondsToWait = secondsToWait;
  }
}

const MOST_ISSUES = 20;

/** Lists the errors by the dotted path of their field; null if the input was not the reason. */
export function describeInvalidInput(cause: unknown) {
  if (!(cause instanceof ZodError)) return null;
  const formErrors: string[] = [];
  const fieldErrors = new Map<string, string[]>();
  for (const issue of cause.issues.slice(0, MOST_ISSUES)) {
    const path = issue.path.map(String).join('.').slice(0, 200);
    const message = issue.message.slice(0, 200);
    if (path === '' || isReservedKey(path)) formErrors.push(message);
    else fieldErrors.set(path, [...(fieldErrors.get(path) ?? []), message]);
  }
  return { formErrors, fieldErrors: Object.fromEntries(fieldErrors) };
}

const SENTENCES = {
  UNAUTHORIZED: 'Sign in to continue.',
  FORBIDDEN: 'This is not yours to change.',
  CONFLICT: 'This was changed in the meantime.',
  PRECONDITION_FAILED: 'Sign in again to do this.',
  UNPROCESSABLE_CONTENT:
    'This refers to something that does not exist, or is more than an account can hold.',
  BAD_REQUEST: 'The database cannot read this value.',
  TOO_MANY_REQUESTS: 'Too many requests. Try again in a moment.',
  TIMEOUT: 'The database took too long to answer.',
  CLIENT_CLOSED_REQUEST: 'The request was given up.',
  INTERNAL_SERVER_ERROR: 'The database did not answer as expected.',
} as const satisfies Partial<Record<ErrorName, string>>;

const NAMES_BY_SQLSTATE: Record<string, keyof typeof SENTENCES> = {
  '23503': 'UNPROCESSABLE_CONTENT',
  '23505': 'CONFLICT',
  '23514': 'UNPROCESSABLE_CONTENT',
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
  '57014': 'TIMEOUT',
  PT412: 'PRECONDITION_FAILED',
};

function nameRefusal({ status, code, message }: Refusal): keyof typeof SENTENCES {
  if (status === 401 || code.startsWith('PGRST30')) return 'UNAUTHORIZED';
  // The database reports a member with a deleted account as not signed in.
  if (code === '42501') return message === 'not signed in' ? 'UNAUTHORIZED' : 'FORBIDDEN';
  const name = NAMES_BY_SQLSTATE[code];
  if (name !== undefined) return name;
  if (code.startsWith('22')) return 'BAD_REQUEST';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (message.startsWith('TimeoutError')) return 'TIMEOUT';
  if (message.startsWith('AbortError')) return 'CLIENT_CLOSED_REQUEST';
  return 'INTERNAL_SERVER_ERROR';
}

/** Creates the error for the caller; the database's own message stays in the cause, for the log. */
export function createDatabaseError(refusal: Refusal): TRPCError {
  const code = nameRefusal(refusal);
  // Reads the seconds to wait, because the database limits a member's writes too.
  const secondsToWait = code === 'TOO_MANY_REQUESTS' ? Number(refusal.details) : 0;
  const cause =
    secondsToWait > 0
      ? new RateLimitError(secondsToWait)
      : new Error(`${refusal.status} ${refusal.code} ${refusal.message}`);
  return new TRPCError({ code, message: SENTENCES[code], cause });
}

export function createUnauthorizedError(): TRPCError {
  return new TRPCError({ code: 'UNAUTHORIZED', message: SENTENCES.UNAUTHORIZED });
}
