import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { RecordEditsNotice } from '@/components/record-edits/record-edits-notice.tsx';
import { useRecordEdits } from '@/components/record-edits/use-record-edits.ts';
import { reportStale } from '@/components/report-stale.ts';
import { useCloseWhenWaiting } from '@/components/use-close-when-waiting.ts';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { describeValue, labelsOf, textsOf, validate } from '@/lib/fields/check-fields.ts';
import type { FieldKind, Texts } from '@/lib/fields/field.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
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

const keyboards: Partial<Record<FieldKind, 'decimal' | 'numeric'>> = {
  money: 'decimal',
  points: 'numeric',
};

/** Lists only the changed values of a tracker, so that a save writes no other column. */
function changedValues(
  before: BonusTrackerRow,
  after: BonusTrackerRow,
): RowValues<BonusTrackerRow> {
  const names = Object.keys(before).filter(
    (name) => Reflect.get(before, name) !== Reflect.get(after, name),
  );
  return Object.fromEntries(names.map((name) => [name, Reflect.get(after, name)]));
}

/** Typed values stay when the bonus changes elsewhere; saving restores a bonus removed elsewhere. */
export function TrackerDialog({ title, tracker, current, onClose }: TrackerDialogProps) {
  const [open] = useState(tracker);
  const [texts, setTexts] = useState(() => textsOf(trackerForm, tracker));
  const [errors, setErrors] = useState<Texts>({});
  const add = useMutation(bonusTrackerEdits.adding);
  const update = useMutation(bonusTrackerEdits.updating);
  const { edits, base, isGone, isSavedAfterAll, keepMine, takeTheirs } = useRecordEdits({
    open,
    current: current === null ? open : current,
    fields: trackerForm.fields.map(({ name }) => name),
    onTake: (field, theirs) => {
      const taken = trackerForm.fields.find(({ name }) => name === field);
      if (taken) setTexts((now) => ({ ...now, [field]: taken.toText(theirs) }));
    },
    isSaving: add.isPending || update.isPending,
    lost: update.isError ? update.variables.values : undefined,
  });

  useCloseWhenWaiting({ isPaused: add.isPaused || update.isPaused }, onClose);

  const save = () => {
    if (edits.length > 0) return;
    const read = validate(trackerForm, texts);
    setErrors(read.kind === 'invalid' ? read.errors : {});
    if (read.kind === 'invalid') return;
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
          labels={labelsOf(trackerForm)}
          format={(name, value) => describeValue(trackerForm, name, value)}
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
        {trackerForm.fields.map(({ name, label, kind }) => (
          <Field
            key={name}
            label={label}
            error={errors[name]}
            {...(kind === 'text' && { className: 'col-span-2' })}
          >
            {(control) => (
              <Input
                {...control}
                {...(kind === 'date'
                  ? { type: 'date' }
                  : { inputMode: keyboards[kind] ?? 'text', maxLength: 4000 })}
                value={texts[name] ?? ''}
                onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </FormDialog>
  );
}
