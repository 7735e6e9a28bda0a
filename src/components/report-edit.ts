import type { QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { describeError, describeWait } from '@/lib/describe-error.ts';
import { getErrorStatus, getRetryAfter } from '@/lib/retry-policy.ts';

export function reportEdit(title: string): (error: unknown, onRetry?: () => void) => void {
  return (error, onRetry) => {
    toast({
      title,
      description: describeError(error),
      tone: 'error',
      ...(onRetry && { action: { label: 'Try again', onPress: onRetry } }),
    });
  };
}

export function reportStale(subject: string): void {
  toast({
    title: `${subject} was changed in another tab`,
    description:
      'Nothing was overwritten. You see the current version: make your change again if you still want it.',
    tone: 'error',
  });
}

/** Reports every change that the server has postponed, with the time it is sent again. */
export function reportPostponed(client: QueryClient): void {
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed') return;
    const error: unknown = event.action.error;
    if (getErrorStatus(error) !== 429) return;
    const wait = getRetryAfter(error);
    toast({
      title: 'The server is busy',
      description: `Your change is sent again in ${wait === undefined ? 'a moment' : describeWait(wait)}.`,
    });
  });
}
