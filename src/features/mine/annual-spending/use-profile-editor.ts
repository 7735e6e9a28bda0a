import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import type { UpdateOutcome } from '@/lib/edits/save-once.ts';
import { isSameSpending, setAmount, type SpendingAmounts } from './set-amounts.ts';
import { type AmountConflict, mergeAmounts } from './merge-amounts.ts';
import { spendingProfileEdits } from './mutations.ts';
import type { SpendingProfileRow } from './schema.ts';

/** Milliseconds of rest after the last key before the amounts are saved. */
const typingPause = 700;

export type EditorStatus = 'saved' | 'saving' | 'failed' | 'conflict';

/** Edits a profile's amounts and saves them. Merges others' changes, and asks about amounts both changed. */
export function useProfileEditor(profile: SpendingProfileRow) {
  const [base, setBase] = useState(profile);
  const [amounts, setAmounts] = useState<SpendingAmounts>(profile.amounts);
  const [conflicts, setConflicts] = useState<readonly AmountConflict[]>([]);
  const save = useMutation(spendingProfileEdits.saving);
  const isDirty = !isSameSpending(amounts, base.amounts);
  const hasFailed = isDirty && save.isError && save.variables.values.amounts === amounts;

  const isNewer = !save.isPending && profile.revision > base.revision;
  // A save whose answers were all lost has come back: it is the new base of what was typed since.
  const lost = save.isError ? save.variables.values.amounts : undefined;
  if (isNewer && lost && isSameSpending(lost, profile.amounts)) setBase(profile);
  // A change that arrives from elsewhere while nothing is being typed here is simply shown.
  else if (isNewer && !isDirty) {
    setBase(profile);
    setAmounts(profile.amounts);
  }

  const settle = (outcome: UpdateOutcome<SpendingProfileRow>, sent: SpendingAmounts) => {
    if (outcome.kind === 'saved') {
      setBase(outcome.row);
      return;
    }
    const { latest } = outcome;
    if (latest === null) return;
    const merge = (mine: SpendingAmounts) => mergeAmounts(base.amounts, mine, latest.amounts);
    setBase(latest);
    setAmounts((now) => merge(now).merged);
    const found = merge(sent).conflicts;
    setConflicts(found);
    if (found.length === 0) toast({ title: 'Changes from another tab were merged with yours' });
  };

  // While waiting for the network, each change is stored on the device, so that closing the tab loses none.
  const isSending = save.isPending && !save.isPaused;
  const isSent = save.isPending && save.variables.values.amounts === amounts;
  const commit = () => {
    if (!isDirty || isSending || isSent || conflicts.length > 0) return;
    const onSuccess = (outcome: UpdateOutcome<SpendingProfileRow>) => {
      settle(outcome, amounts);
    };
    save.mutate({ base, values: { amounts } }, { onSuccess });
  };

  const commitEvent = useEffectEvent(commit);
  const mustSave = isDirty && !isSending && !isSent && !hasFailed && conflicts.length === 0;
  useEffect(() => {
    if (!mustSave) return undefined;
    const timer = window.setTimeout(() => {
      commitEvent();
    }, typingPause);
    // Closing the tab within the pause asks, and meanwhile saves.
    const keepOpen = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      commitEvent();
    };
    window.addEventListener('beforeunload', keepOpen);
    return () => {
      window.removeEventListener('beforeunload', keepOpen);
      window.clearTimeout(timer);
    };
  }, [amounts, mustSave]);

  // Leaving the screen within the pause loses nothing.
  useEffect(
    () => () => {
      commitEvent();
    },
    [],
  );

  const resolve = (keep: 'mine' | 'theirs') => {
    if (keep === 'theirs') {
      setAmounts((now) =>
        conflicts.reduce(
          (all, { subCategory, theirs }) => setAmount(all, subCategory, theirs),
          now,
        ),
      );
    }
    setConflicts([]);
  };

  const status: EditorStatus =
    conflicts.length > 0
      ? 'conflict'
      : hasFailed
        ? 'failed'
        : isDirty || save.isPending
          ? 'saving'
          : 'saved';
  return { amounts, setAmounts, conflicts, resolve, status, error: save.error, retry: commit };
}
