import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { ownReminderEdits, useSavedPreferences } from '../mutations.ts';
import { dueOn, isMailed, type OwnReminderRow, reminderForm, repeats, title } from '../schema.ts';

type ReminderDialogProps = {
  row: OwnReminderRow;
  isNew: boolean;
  /** The current reminder; undefined once it was removed, null before it is added. */
  current: OwnReminderRow | undefined | null;
  /** Address for mails; null if the member has none. */
  email: string | null;
  onClose: () => void;
};

/** Text, day and repetition of an own reminder. */
export function ReminderDialog({ row, isNew, current, email, onClose }: ReminderDialogProps) {
  const savePreferences = useSavedPreferences();
  return (
    <RecordDialog
      title={isNew ? 'Add a reminder' : 'Edit reminder'}
      description="It shows on Home and Upcoming fees, and in your calendar feed."
      form={reminderForm}
      record={row}
      current={current}
      edits={ownReminderEdits}
      onSaved={savePreferences}
      onClose={onClose}
      draftName={`own-reminder/${isNew ? 'new' : row.id}`}
    >
      {({ input, texts, write }) => (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {input(title, { className: 'sm:col-span-2', placeholder: 'Call for an offer' })}
          {input(dueOn)}
          {input(repeats)}
          {email !== null && (
            <div className="flex items-center gap-3 sm:col-span-2">
              <Checkbox
                id="is-mailed"
                checked={texts[isMailed.name] === 'true'}
                onCheckedChange={(is) => write(isMailed, String(is === true))}
              />
              <Label htmlFor="is-mailed">Email me on that day, at {email}</Label>
            </div>
          )}
        </div>
      )}
    </RecordDialog>
  );
}
