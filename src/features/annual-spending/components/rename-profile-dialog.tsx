import { useMutation } from '@tanstack/react-query';
import { RenameDialog } from '@/components/rename-dialog.tsx';
import { CHANGED_MEANWHILE } from '@/components/report-stale.ts';
import { useCloseWhenWaiting } from '@/components/use-close-when-waiting.ts';
import { describeError } from '@/lib/describe-error.ts';
import { spendingProfileEdits } from '../mutations.ts';
import type { SpendingProfileRow } from '../schema.ts';

type RenameProfileDialogProps = { profile: SpendingProfileRow; onClose: () => void };

export function RenameProfileDialog({ profile, onClose }: RenameProfileDialogProps) {
  const save = useMutation(spendingProfileEdits.saving);
  useCloseWhenWaiting(save, onClose);
  return (
    <RenameDialog
      kind="profile"
      description="A name to tell your profiles apart."
      record={profile}
      mostCharacters={80}
      isSaving={save.isPending}
      onRename={(name, base, fail) =>
        save.mutate(
          { base, values: { name } },
          {
            onSuccess: (outcome) => {
              if (outcome.kind === 'saved' || outcome.latest === null) onClose();
              else fail(CHANGED_MEANWHILE);
            },
            onError: (failure) => {
              fail(describeError(failure));
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
