import { toast } from '@/components/ui/toast-store.ts';

export function reportStale(subject: string): void {
  toast({
    title: `${subject} was changed in another tab`,
    description:
      'Nothing was overwritten. You see the current version: make your change again if you still want it.',
    tone: 'error',
  });
}
