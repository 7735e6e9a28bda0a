import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type RenameDialogProps = {
  /** What gets the name, for example "wallet". */
  kind: string;
  description: string;
  name: string;
  mostCharacters?: number;
  isSaving: boolean;
  /** Gets a name that is not empty; `fail` shows why it could not be given. */
  onRename: (name: string, fail: (message: string) => void) => void;
  onClose: () => void;
};

/** Another name for a thing of the member's own. */
export function RenameDialog(props: RenameDialogProps) {
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title={`Rename ${props.kind}`}
      description={props.description}
      saveLabel="Rename"
      isSaving={props.isSaving}
      onSave={() => {
        const trimmed = name.trim();
        if (trimmed === '') setError(`A ${props.kind} needs a name.`);
        else props.onRename(trimmed, setError);
      }}
      onClose={props.onClose}
    >
      <Field label="Name" error={error}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={props.mostCharacters ?? 100}
            autoFocus
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
