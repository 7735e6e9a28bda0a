import { useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import type { SpendingAmounts } from './set-amounts.ts';
import { createProfile, spendingProfileEdits } from './mutations.ts';
import type { SpendingProfileRow } from './schema.ts';
import * as texts from './texts.ts';

type Target =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'existing'; readonly profile: SpendingProfileRow };

const reportUnsaved = reportFailure(texts.theProfileWasNotChanged);

/** Puts amounts that were worked out elsewhere into a new profile or an existing one, with a way back. */
export function useApplyAmounts(onApplied: (id: string) => void) {
  const add = useMutation(spendingProfileEdits.adding);
  const save = useMutation(spendingProfileEdits.saving);

  const putBack = async (saved: SpendingProfileRow, amounts: SpendingAmounts) => {
    try {
      const outcome = await save.mutateAsync({ base: saved, values: { amounts } });
      if (outcome.kind !== 'saved') {
        toast({ title: texts.wasChangedSinceAndStays(saved.name), tone: 'error' });
      }
    } catch (error) {
      reportUnsaved(error);
    }
  };

  const change = async (profile: SpendingProfileRow, amounts: SpendingAmounts) => {
    const outcome = await save.mutateAsync({ base: profile, values: { amounts } });
    if (outcome.kind === 'saved') {
      toast({
        title: texts.changed(profile.name),
        tone: 'success',
        action: { label: texts.undo, onPress: () => void putBack(outcome.row, profile.amounts) },
      });
      onApplied(profile.id);
      return;
    }
    toast({
      title: texts.theProfileWasNotChanged,
      description:
        outcome.latest === null ? texts.itWasDeletedInAnother : texts.itWasChangedInAnother,
      tone: 'error',
    });
  };

  return async (target: Target, amounts: SpendingAmounts) => {
    if (target.kind === 'existing') {
      await change(target.profile, amounts).catch(reportUnsaved);
      return;
    }
    const profile = createProfile(target.name, amounts, 0);
    // A failure is told by the mutation itself.
    const saved = await add.mutateAsync(profile).catch(() => 'reported' as const);
    if (saved === 'reported') return;
    toast({ title: texts.created(saved.name), tone: 'success' });
    onApplied(saved.id);
  };
}
