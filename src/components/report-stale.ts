import { toast } from '@/components/ui/toast-store.ts';
import * as texts from './texts.ts';

/** Tells the person that their change was not made, because what they saw was not the newest. */
export function reportStale(subject: string): void {
  toast({
    title: texts.wasChangedInAnotherTab(subject),
    description: texts.nothingWasOverwrittenItIs,
    tone: 'error',
  });
}

/** Why a name was not given: the newer version is there now, and its name is shown where it is another one. */
export const CHANGED_MEANWHILE = texts.itWasChangedInAnother;
