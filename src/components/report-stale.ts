import { toast } from '@/components/ui/toast-store.ts';

/** Tells the person that their change was not made, because what they saw was not the newest. */
export function reportStale(subject: string): void {
  toast({
    title: `${subject} was changed in another tab`,
    description:
      'Nothing was overwritten. It is shown as it is now: make your change again if you still want it.',
    tone: 'error',
  });
}
