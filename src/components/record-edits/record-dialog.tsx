import { onlineManager, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { reportStale } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import type { UpdateOutcome } from '@/lib/edits/save-once.ts';
import {
  type Check,
  describeValue,
  labelsOf,
  textsOf,
  validate,
  type Validation,
} from '@/lib/fields/check-fields.ts';
import type { Field, Texts } from '@/lib/fields/field.ts';
import type { RowChange, RowValues } from '@/lib/rows/member-edits.ts';
import type { Row } from '@/lib/rows/member-table.ts';
import { RecordEditsNotice } from './record-edits-notice.tsx';
import { TypedField, type TypedFieldProps } from './typed-field.tsx';
import { useRecordEdits } from './use-record-edits.ts';

/** The typed texts of a record, with its errors. */
export type RecordFormState = {
  readonly texts: Texts;
  readonly write: (field: Pick<Field, 'name'>, text: string) => void;
  /** Draws a field of the form with its control. */
  readonly input: (field: Pick<Field, 'name'>, props?: TypedFieldProps) => ReactNode;
};

/** Lists only the changed values, so that a save writes no other column. */
function changedValues<R extends object>(before: R, after: R): RowValues<R>;
function changedValues(before: object, after: object): object {
  const names = Object.keys(after).filter(
    (name) =>
      JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(Reflect.get(after, name)),
  );
  return Object.fromEntries(names.map((name) => [name, Reflect.get(after, name)]));
}

/** Closes a form whose change waits for the network: the change already shows and is sent later. */
function useCloseWhenWaiting({ isPaused }: { isPaused: boolean }, onClose: () => void) {
  const isWaiting = isPaused && !onlineManager.isOnline();
  const close = useEffectEvent(() => {
    toast({
      title: 'Changed here',
      description: 'It is sent when the network is back.',
    });
    onClose();
  });
  useEffect(() => {
    if (isWaiting) close();
  }, [isWaiting]);
}

type RecordDialogProps<R extends Row> = {
  title: string;
  description: ReactNode;
  saveLabel?: string;
  /** The record in a sentence; the title by default. */
  subject?: string;
  /** The fields that a person types. */
  form: { readonly fields: readonly Field<string & keyof R>[]; readonly check?: Check };
  /** The record as it was when the dialog was opened. */
  record: R;
  /** The current record; undefined once it was removed, null before it is added. */
  current: R | undefined | null;
  edits: {
    /** Adds the record, or restores it; without, a record that is gone can't be saved. */
    readonly adding?: UseMutationOptions<R, Error, R>;
    readonly updating: UseMutationOptions<UpdateOutcome<R>, Error, RowChange<R, RowValues<R>>>;
  };
  /** Reads the texts; by default each field for itself. */
  read?: (texts: Texts, base: R) => Validation;
  /** A value in words. */
  format?: (field: string, value: unknown) => string;
  onSaved?: () => void;
  onClose: () => void;
  draftName: string;
  className?: string;
  children: (form: RecordFormState) => ReactNode;
};

/**
 * Edits one record. Typed values stay when the record changes elsewhere, and the person decides by field; saving
 * restores a record removed elsewhere.
 */
export function RecordDialog<R extends Row>({
  form,
  record,
  current,
  edits: { adding, updating },
  read = (texts) => validate(form, texts),
  format = (name, value) => describeValue(form, name, value),
  saveLabel = 'Save',
  subject,
  onSaved,
  children,
  ...dialog
}: RecordDialogProps<R>) {
  const [open] = useState(record);
  const [texts, setTexts] = useState(() => textsOf(form, record));
  const [errors, setErrors] = useState<Texts>({});
  const add = useMutation<R, Error, R>(adding ?? {});
  const update = useMutation(updating);
  const write = ({ name }: Pick<Field, 'name'>, text: string) =>
    setTexts((now) => ({ ...now, [name]: text }));
  const isSaving = add.isPending || update.isPending;
  const { edits, base, isGone, isSavedAfterAll, keepMine, takeTheirs } = useRecordEdits<
    R,
    string & keyof R
  >({
    open,
    current: current === null ? open : current,
    fields: form.fields.map(({ name }) => name),
    onTake: (taken, theirs) => {
      const field = form.fields.find(({ name }) => name === taken);
      if (field) write(field, field.toText(theirs));
    },
    isSaving,
    lost: update.isError ? update.variables.values : undefined,
  });
  useCloseWhenWaiting({ isPaused: add.isPaused || update.isPaused }, dialog.onClose);

  const finish = () => {
    onSaved?.();
    dialog.onClose();
  };
  const save = () => {
    if (edits.length > 0) return;
    const reading = read(texts, base);
    setErrors(reading.kind === 'invalid' ? reading.errors : {});
    if (reading.kind === 'invalid') return;
    const row = { ...base, ...reading.values };
    if (isGone || current === null) add.mutate(row, { onSuccess: finish });
    else {
      // If it is stale, the dialog gets the newer version and shows its changes above.
      const onSuccess = ({ kind }: { kind: 'saved' | 'stale' }) => {
        if (kind === 'saved') finish();
        else reportStale(subject ?? dialog.title);
      };
      update.mutate({ base, values: changedValues(base, row), isForm: true }, { onSuccess });
    }
  };

  const input: RecordFormState['input'] = ({ name }, props = {}) => {
    const field = form.fields.find((each) => each.name === name);
    if (!field) return null;
    return (
      <TypedField
        key={name}
        field={field}
        value={texts[name] ?? ''}
        error={errors[name]}
        onValueChange={(text) => write(field, text)}
        {...props}
      />
    );
  };

  return (
    <FormDialog
      {...dialog}
      notice={
        <RecordEditsNotice<string & keyof R>
          edits={edits}
          isGone={isGone}
          isPutBack={adding !== undefined}
          labels={labelsOf(form)}
          format={format}
          onKeep={keepMine}
          onTake={takeTheirs}
        />
      }
      saveLabel={isGone && adding ? 'Put it back' : saveLabel}
      isSaving={isSaving}
      isBlocked={edits.length > 0 || (isGone && !adding)}
      isSavedAfterAll={isSavedAfterAll}
      onSave={save}
    >
      {children({ texts, write, input })}
    </FormDialog>
  );
}
