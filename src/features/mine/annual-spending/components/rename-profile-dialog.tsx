import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import { spendingProfileEdits } from '../mutations.ts';
import { profileName, type SpendingProfileRow } from '../schema.ts';

type RenameProfileDialogProps = { profile: SpendingProfileRow; onClose: () => void };

export function RenameProfileDialog({ profile, onClose }: RenameProfileDialogProps) {
  return (
    <RecordDialog
      title="Rename profile"
      description="A name to tell your profiles apart."
      saveLabel="Rename"
      subject="The profile"
      form={{ fields: [profileName] }}
      record={profile}
      current={profile}
      edits={{ updating: spendingProfileEdits.renaming }}
      onClose={onClose}
      draftName={`rename/profile/${profile.name}`}
    >
      {({ input }) => input(profileName)}
    </RecordDialog>
  );
}
