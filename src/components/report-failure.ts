import { toast } from '@/components/ui/toast-store.ts';
import { describeError } from '@/lib/describe-error.ts';

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

export function reportFailure(title: string): (error: unknown) => void {
  const report = reportEdit(title);
  return (error) => {
    report(error);
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
