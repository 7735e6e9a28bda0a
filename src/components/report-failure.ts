import { toast } from '@/components/ui/toast-store.ts';
import { describeError } from '@/lib/describe-error.ts';

export function reportFailure(title: string): (error: unknown) => void {
  return (error) => {
    toast({ title, description: describeError(error), tone: 'error' });
  };
}
