import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import { bonusTrackerEdits } from '../mutations.ts';
import { type BonusTrackerRow, trackerDraftName, trackerForm } from '../schema.ts';

type TrackerDialogProps = {
  title: string;
  /** The bonus as it was when the dialog was opened. */
  tracker: BonusTrackerRow;
  /** The current bonus; undefined once it was removed, null before it is tracked. */
  current: BonusTrackerRow | undefined | null;
  onClose: () => void;
};

export function TrackerDialog({ tracker, ...props }: TrackerDialogProps) {
  return (
    <RecordDialog
      {...props}
      description="Check it against your own offer: yours may differ from the published one."
      form={trackerForm}
      record={tracker}
      edits={bonusTrackerEdits}
      draftName={trackerDraftName(tracker)}
    >
      {({ input }) => (
        <div className="grid grid-cols-2 gap-3">
          {trackerForm.fields.map((field) =>
            input(field, { ...(field.kind === 'text' && { className: 'col-span-2' }) }),
          )}
        </div>
      )}
    </RecordDialog>
  );
}
