import { toast } from '@/components/ui/toast-store.ts';
import { describeError } from '@/lib/describe-error.ts';

/** Tells the person that a change of theirs was not saved, and why, with a way to try it again. */
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
