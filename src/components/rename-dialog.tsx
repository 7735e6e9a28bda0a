import { isVisibleName } from '@contract/visible-name.ts';
import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { RecordEditsNotice } from '@/components/record-edits/record-edits-notice.tsx';
import { useRecordEdits } from '@/components/record-edits/use-record-edits.ts';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type Named = { readonly name: string; readonly revision: number };

type RenameDialogProps<Row extends Named> = {
  /** Kind of the renamed item, for example "wallet". */
  kind: string;
  description: string;
  /** The current item, kept up to date while the dialog is open. */
  record: Row;
  mostCharacters?: number;
  isSaving: boolean;
  /** Called with a non-empty name and the version it applies to; `fail` shows why it could not be saved. */
  onRename: (name: string, base: Row, fail: (message: string) => void) => void;
  onClose: () => void;
};

const fields = ['name'] as const;

export function RenameDialog<Row extends Named>(props: RenameDialogProps<Row>) {
  const [open] = useState(props.record);
  const [name, setName] = useState(open.name);
  const [error, setError] = useState<string>();
  const { edits, base, keepMine, takeTheirs } = useRecordEdits<Row, 'name'>({
    open,
    current: props.record,
    fields,
    onTake: (_field, theirs) => {
      setName(theirs);
    },
    isSaving: props.isSaving,
  });
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
      isSaving={props.isSaving}
      isBlocked={edits.length > 0}
      onSave={() => {
        const trimmed = name.trim();
        if (!isVisibleName(trimmed)) setError(`A ${props.kind} needs a name.`);
        else if (edits.length === 0) props.onRename(trimmed, base, setError);
      }}
      onClose={props.onClose}
      draftName={`rename/${props.kind}/${open.name}`}
    >
      <Field label="Name" error={error}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={props.mostCharacters ?? 100}
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
