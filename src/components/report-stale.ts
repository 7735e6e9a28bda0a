import { toast } from '@/components/ui/toast-store.ts';

export function reportStale(subject: string): void {
  toast({
    title: `${subject} was changed in another tab`,
    description:
      'Nothing was overwritten. You see the current version: make your change again if you still want it.',
    tone: 'error',
  });
}

/** Why a name was not given: the newer version is there now, and its name is shown where it is another one. */
export const CHANGED_MEANWHILE =
  'It was changed in another tab meanwhile. Rename it again if you still want to.';
