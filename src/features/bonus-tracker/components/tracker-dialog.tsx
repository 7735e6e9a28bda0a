import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { RecordEditsNotice } from '@/components/record-edits/record-edits-notice.tsx';
import { useRecordEdits } from '@/components/record-edits/use-record-edits.ts';
import { reportStale } from '@/components/report-stale.ts';
import { useCloseWhenWaiting } from '@/components/use-close-when-waiting.ts';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { changedValues } from '../list-changed-values.ts';
import { bonusTrackerEdits } from '../mutations.ts';
import type { BonusTrackerRow } from '../schema.ts';
import {
  describeTrackerValue,
  printTracker,
  printTrackerValue,
  readTracker,
  trackerDraftName,
  type TrackerErrors,
  type TrackerField,
  trackerFields,
  trackerLabels,
} from '../parse-tracker-form.ts';

type TrackerDialogProps = {
  title: string;
  /** The bonus as it was when the dialog was opened. */
  tracker: BonusTrackerRow;
  /** The current bonus; undefined once it was removed, null before it is tracked. */
  current: BonusTrackerRow | undefined | null;
  onClose: () => void;
};

const kinds: Readonly<Record<TrackerField, 'decimal' | 'numeric' | 'date' | 'text'>> = {
  required_spend_cents: 'decimal',
  spent_cents: 'decimal',
  points: 'numeric',
  cash_cents: 'decimal',
  starts_on: 'date',
  deadline_on: 'date',
  notes: 'text',
};

/** Typed values stay when the bonus changes elsewhere; saving restores a bonus removed elsewhere. */
export function TrackerDialog({ title, tracker, current, onClose }: TrackerDialogProps) {
  const [open] = useState(tracker);
  const [texts, setTexts] = useState(() => printTracker(tracker));
  const [errors, setErrors] = useState<TrackerErrors>({});
  const add = useMutation(bonusTrackerEdits.adding);
  const update = useMutation(bonusTrackerEdits.updating);
  const { edits, base, isGone, isSavedAfterAll, keepMine, takeTheirs } = useRecordEdits({
    open,
    current: current === null ? open : current,
    fields: trackerFields,
    onTake: (field, theirs) => {
      setTexts((now) => ({ ...now, [field]: printTrackerValue(field, theirs) }));
    },
    isSaving: add.isPending || update.isPending,
    lost: update.isError ? update.variables.values : undefined,
  });

  useCloseWhenWaiting({ isPaused: add.isPaused || update.isPaused }, onClose);

  const save = () => {
    if (edits.length > 0) return;
    const read = readTracker(texts);
    setErrors(read.kind === 'errors' ? read.errors : {});
    if (read.kind === 'errors') return;
    const row = { ...base, ...read.values };
    if (isGone || current === null) add.mutate(row, { onSuccess: onClose });
    else {
      // If it is stale, the dialog gets the newer version and shows its changes above.
      const onSuccess = ({ kind }: { kind: 'saved' | 'stale' }) => {
        if (kind === 'saved') onClose();
        else reportStale(title);
      };
      update.mutate({ base, values: changedValues(base, row), isForm: true }, { onSuccess });
    }
  };

  return (
    <FormDialog
      title={title}
      description="Check it against your own offer: yours may differ from the published one."
      notice={
        <RecordEditsNotice
          edits={edits}
          isGone={isGone}
          isPutBack
          labels={trackerLabels}
          format={describeTrackerValue}
          onKeep={keepMine}
          onTake={takeTheirs}
        />
      }
      saveLabel={isGone ? 'Put it back' : 'Save'}
      isSaving={add.isPending || update.isPending}
      isBlocked={edits.length > 0}
      isSavedAfterAll={isSavedAfterAll}
      onSave={save}
      onClose={onClose}
      draftName={trackerDraftName(open)}
    >
      <div className="grid grid-cols-2 gap-3">
        {trackerFields.map((field) => {
          const kind = kinds[field];
          return (
            <Field
              key={field}
              label={trackerLabels[field]}
              error={errors[field]}
              {...(field === 'notes' && { className: 'col-span-2' })}
            >
              {(control) => (
                <Input
                  {...control}
                  {...(kind === 'date' ? { type: 'date' } : { inputMode: kind, maxLength: 4000 })}
                  value={texts[field]}
                  onChange={(event) => setTexts({ ...texts, [field]: event.target.value })}
                />
              )}
            </Field>
          );
        })}
      </div>
    </FormDialog>
  );
}
