import { isVisibleName } from '@contract/visible-name.ts';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { RecordEditsNotice } from '@/components/record-edits/record-edits-notice.tsx';
import { useRecordEdits } from '@/components/record-edits/use-record-edits.ts';
import { InputField } from '@/components/ui/input-field.tsx';
import { useCloseWhenWaiting } from '@/components/use-close-when-waiting.ts';
import { describeError } from '@/lib/describe-error.ts';
import type { UpdateOutcome } from '@/lib/edits/save-once.ts';
import type { RowChange } from '@/lib/rows/member-edits.ts';

type Named = { readonly name: string; readonly revision: number };

type RenameDialogProps<Row extends Named> = {
  /** Kind of the renamed item, for example "wallet". */
  kind: string;
  description: string;
  /** The current item, kept up to date while the dialog is open. */
  record: Row;
  mostCharacters?: number;
  renaming: UseMutationOptions<UpdateOutcome<Row>, Error, RowChange<Row, { name: string }>>;
  /** True if `renaming` reports no failure itself. */
  tellsFailure?: boolean;
  onClose: () => void;
};

const fields = ['name'] as const;

export function RenameDialog<Row extends Named>(props: RenameDialogProps<Row>) {
  const [open] = useState(props.record);
  const [name, setName] = useState(open.name);
  const [error, setError] = useState<string>();
  const rename = useMutation(props.renaming);
  useCloseWhenWaiting(rename, props.onClose);
  const { edits, base, isSavedAfterAll, keepMine, takeTheirs } = useRecordEdits<Row, 'name'>({
    open,
    current: props.record,
    fields,
    onTake: (_field, theirs) => {
      setName(theirs);
    },
    isSaving: rename.isPending,
    lost: rename.isError ? rename.variables.values : undefined,
  });
  const save = () => {
    const trimmed = name.trim();
    setError(isVisibleName(trimmed) ? undefined : `A ${props.kind} needs a name.`);
    if (!isVisibleName(trimmed) || edits.length > 0) return;
    rename.mutate(
      { base, values: { name: trimmed }, isForm: true },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'saved' || outcome.latest === null) props.onClose();
          else {
            setError(
              'It was changed in another tab meanwhile. Rename it again if you still want to.',
            );
          }
        },
        onError: (failure) => {
          if (props.tellsFailure === true) setError(describeError(failure));
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Rename ${props.kind}`}
      description={props.description}
      notice={
        <RecordEditsNotice
          edits={edits}
          labels={{ name: 'Name' }}
          onKeep={keepMine}
          onTake={takeTheirs}
        />
      }
      saveLabel="Rename"
      isSaving={rename.isPending}
      isBlocked={edits.length > 0}
      isSavedAfterAll={isSavedAfterAll}
      onSave={save}
      onClose={props.onClose}
      draftName={`rename/${props.kind}/${open.name}`}
    >
      <InputField
        label="Name"
        error={error}
        value={name}
        maxLength={props.mostCharacters ?? 100}
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
