import type { QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { describeWait } from '@/lib/describe-error.ts';
import { getErrorStatus, getRetryAfter } from '@/lib/retry-policy.ts';

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
