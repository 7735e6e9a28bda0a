import { getErrorStatus } from '@/lib/retry-policy.ts';

export type Failure = {
  readonly statusCode: number;
  readonly statusMessage: string;
  /** The error's own message; empty if it has none. */
  readonly message: string;
};

/** Default message for a status without one. */
export function nameStatus(statusCode: number): string {
  return statusCode === 404 ? 'Page Not Found' : 'Internal Server Error';
}

export function readErrorMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const message: unknown = Reflect.get(error, 'message');
  return typeof message === 'string' ? message : '';
}

export function readFailure(error: unknown): Failure {
  const statusCode = getErrorStatus(error) ?? 500;
  return { statusCode, statusMessage: nameStatus(statusCode), message: readErrorMessage(error) };
}
