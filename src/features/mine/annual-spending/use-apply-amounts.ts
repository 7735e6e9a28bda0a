import { useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import type { SpendingAmounts } from './set-amounts.ts';
import { createProfile, spendingProfileEdits } from './mutations.ts';
import type { SpendingProfileRow } from './schema.ts';

type Target =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'existing'; readonly profile: SpendingProfileRow };

const reportUnsaved = reportFailure('The profile was not changed');

/** Puts computed amounts into a new or an existing profile; its toast offers undo. */
export function useApplyAmounts(onApplied: (id: string) => void) {
  const add = useMutation(spendingProfileEdits.adding);
  const save = useMutation(spendingProfileEdits.saving);

  const putBack = async (saved: SpendingProfileRow, amounts: SpendingAmounts) => {
    try {
      const outcome = await save.mutateAsync({ base: saved, values: { amounts } });
      if (outcome.kind !== 'saved') {
        toast({ title: `“${saved.name}” was changed since and is kept`, tone: 'error' });
      }
    } catch (error) {
      reportUnsaved(error);
    }
  };

  const change = async (profile: SpendingProfileRow, amounts: SpendingAmounts) => {
    const outcome = await save.mutateAsync({ base: profile, values: { amounts } });
    if (outcome.kind === 'saved') {
      toast({
        title: `“${profile.name}” changed`,
        tone: 'success',
        action: { label: 'Undo', onPress: () => void putBack(outcome.row, profile.amounts) },
      });
      onApplied(profile.id);
      return;
    }
    toast({
      title: 'The profile was not changed',
      description:
        outcome.latest === null
          ? 'It was deleted in another tab.'
          : 'It was changed in another tab: look at the new amounts and try again.',
      tone: 'error',
    });
  };

  return async (target: Target, amounts: SpendingAmounts) => {
    if (target.kind === 'existing') {
      await change(target.profile, amounts).catch(reportUnsaved);
      return;
    }
    const profile = createProfile(target.name, amounts, 0);
    // The mutation reports its own failure.
    const saved = await add.mutateAsync(profile).catch(() => 'reported' as const);
    if (saved === 'reported') return;
    toast({ title: `“${saved.name}” created`, tone: 'success' });
    onApplied(saved.id);
  };
}
