import { RenameDialog } from '@/components/rename-dialog.tsx';
import { spendingProfileEdits } from '../mutations.ts';
import type { SpendingProfileRow } from '../schema.ts';

type RenameProfileDialogProps = { profile: SpendingProfileRow; onClose: () => void };

export function RenameProfileDialog({ profile, onClose }: RenameProfileDialogProps) {
  return (
    <RenameDialog
      kind="profile"
      description="A name to tell your profiles apart."
      record={profile}
      mostCharacters={80}
      renaming={spendingProfileEdits.saving}
      tellsFailure
      onClose={onClose}
    />
  );
}
