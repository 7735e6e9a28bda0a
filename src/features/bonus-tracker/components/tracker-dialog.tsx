import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { parseDollars } from '@/lib/parse-dollars.ts';
import type { BonusTrackerRow } from '../schema.ts';

type TrackerDialogProps = {
  title: string;
  tracker: BonusTrackerRow;
  onClose: () => void;
  onSave: (tracker: BonusTrackerRow) => void;
};

type Errors = Partial<Record<'required' | 'spent' | 'points' | 'cash' | 'deadline', string>>;

const textOf = (cents: number | null) => (cents === null ? '' : String(cents / 100));

/** Edits what a bonus asks for and gives; the facts of the offer are filled in beforehand. */
export function TrackerDialog({ title, tracker, onClose, onSave }: TrackerDialogProps) {
  const [required, setRequired] = useState(textOf(tracker.required_spend_cents));
  const [spent, setSpent] = useState(textOf(tracker.spent_cents));
  const [points, setPoints] = useState(String(tracker.points ?? ''));
  const [cash, setCash] = useState(textOf(tracker.cash_cents));
  const [startsOn, setStartsOn] = useState(tracker.starts_on ?? '');
  const [deadlineOn, setDeadlineOn] = useState(tracker.deadline_on ?? '');
  const [notes, setNotes] = useState(tracker.notes ?? '');
  const [errors, setErrors] = useState<Errors>({});

  const save = () => {
    const amount = 'Enter an amount such as 4,000.';
    const found: Errors = {};
    const requiredCents = parseDollars(required);
    const spentCents = parseDollars(spent === '' ? '0' : spent);
    const cashCents = cash === '' ? null : parseDollars(cash);
    const pointCount = points === '' ? null : Number(points.replaceAll(',', ''));
    if (requiredCents === null) found.required = amount;
    if (spentCents === null) found.spent = amount;
    if (cash !== '' && cashCents === null) found.cash = amount;
    if (pointCount !== null && !(Number.isInteger(pointCount) && pointCount >= 0)) {
      found.points = 'Enter a whole number of points.';
    }
    if (startsOn !== '' && deadlineOn !== '' && deadlineOn < startsOn) {
      found.deadline = 'The deadline is before the first day.';
    }
    setErrors(found);
    if (Object.keys(found).length > 0 || requiredCents === null || spentCents === null) return;
    onSave({
      ...tracker,
      required_spend_cents: requiredCents,
      spent_cents: spentCents,
      points: pointCount,
      cash_cents: cashCents,
      starts_on: startsOn || null,
      deadline_on: deadlineOn || null,
      notes: notes.trim() || null,
    });
    onClose();
  };

  return (
    <FormDialog
      title={title}
      description="Check it against your own offer: yours may differ from the published one."
      onSave={save}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="Spend to reach" error={errors.required}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={required}
              onChange={(event) => {
                setRequired(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="Spent so far" error={errors.spent}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={spent}
              onChange={(event) => {
                setSpent(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="Points" error={errors.points}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={points}
              onChange={(event) => {
                setPoints(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="Cash and credits" error={errors.cash}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={cash}
              onChange={(event) => {
                setCash(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="Counts from">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={startsOn}
              onChange={(event) => {
                setStartsOn(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="Deadline" error={errors.deadline}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={deadlineOn}
              onChange={(event) => {
                setDeadlineOn(event.target.value);
              }}
            />
          )}
        </Field>
      </div>
      <Field label="Notes">
        {(control) => (
          <Input
            {...control}
            maxLength={400}
            value={notes}
            onChange={(event) => {
              setNotes(event.target.value);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
