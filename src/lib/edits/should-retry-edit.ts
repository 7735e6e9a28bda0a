import { isUnreadable } from '@/lib/http-error.ts';
import { getErrorStatus, MAX_RETRIES, shouldRetryWrite } from '@/lib/retry-policy.ts';

/** A change that is made once however often it is sent goes again, too, where what came of it is unknown. */
export function shouldRetryEdit(failureCount: number, error: unknown): boolean {
  if (shouldRetryWrite(failureCount, error)) return true;
  return failureCount < MAX_RETRIES && getErrorStatus(error) === undefined && isUnreadable(error);
}
