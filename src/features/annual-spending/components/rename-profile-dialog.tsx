import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { useSaveProfile } from '../mutations.ts';
import type { SpendingProfileRow } from '../schema.ts';

type RenameProfileDialogProps = { profile: SpendingProfileRow; onClose: () => void };

export function RenameProfileDialog({ profile, onClose }: RenameProfileDialogProps) {
  const [name, setName] = useState(profile.name);
  const [error, setError] = useState<string>();
  const save = useSaveProfile();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') {
      setError('A profile needs a name.');
      return;
    }
    save.mutate(
      { base: profile, values: { name: trimmed } },
      {
        onSuccess: (outcome) => {
          if (outcome.kind !== 'stale') onClose();
          else setError(`It was changed in another tab and is named “${outcome.latest.name}” now.`);
        },
        onError: (failure) => {
          setError(describeError(failure));
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Rename profile</DialogTitle>
          <DialogDescription>A name that tells your profiles apart.</DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Field label="Name" error={error}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={80}
                autoFocus
                onChange={(event) => {
                  setName(event.target.value);
                }}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" isLoading={save.isPending}>
              Rename
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
