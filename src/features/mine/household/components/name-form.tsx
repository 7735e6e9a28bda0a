import { isVisibleName } from '@contract/visible-name.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { longestName } from '../schema.ts';

type NameFormProps = {
  label: string;
  name: string;
  action: string;
  isBusy: boolean;
  onSubmit: (name: string) => void;
};

export function NameForm({ label, name, action, isBusy, onSubmit }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      aria-label={label}
      className="grid max-w-md items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = typed.trim();
        if (isVisibleName(trimmed)) onSubmit(trimmed);
        else setError('Enter a name, such as Sam.');
      }}
    >
      <InputField
        label="Your name"
        hint="Shown to your household."
        error={error}
        value={typed}
        maxLength={longestName}
        autoComplete="given-name"
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" isLoading={isBusy} className="sm:mt-6.5">
        {action}
      </Button>
    </form>
  );
}
