import type { CurrentUser } from '@contract/current-user.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { currentUserEdits } from '../mutations.ts';

const longestName = 80;

export function NameForm({ user }: { user: CurrentUser }) {
  const update = useMutation(currentUserEdits.updateName);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? user.name ?? '';
  const isChanged = typed !== null && typed.trim() !== (user.name ?? '');

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    update.mutate(typed, {
      onSuccess: () => {
        // Keeps text typed during the save.
        setTyped((now) => (now === typed ? null : now));
      },
    });
  };

  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-2">
      <Field
        label="Name"
        hint={user.userName ? `If it’s empty, we show “${user.userName}”.` : undefined}
        className="min-w-40 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={longestName}
            value={name}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {isChanged && (
        <Button type="submit" isLoading={update.isPending} className="mb-auto sm:mt-6.5">
          Save name
        </Button>
      )}
    </form>
  );
}
