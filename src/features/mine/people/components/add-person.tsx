import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { createPerson, peopleEdits } from '../mutations.ts';
import { longestName, type Person, personKind, personName } from '../schema.ts';

export function AddPerson({ position }: { position: number }) {
  const add = useMutation(peopleEdits.adding);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Person['kind']>('person');
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      aria-label="Add a person"
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = personName.read(name);
        if (typed.kind === 'problem') {
          setError(typed.message);
          return;
        }
        add.mutate(createPerson(typed.value, kind, position));
        setName('');
      }}
    >
      <InputField
        label={personName.label}
        error={error}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <SelectField
        label={personKind.label}
        value={kind}
        onChange={({ target }) => {
          const chosen = personKind.read(target.value);
          if (chosen.kind === 'value') setKind(chosen.value);
        }}
      >
        {personKind.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="sm:mt-6.5">
        <Plus aria-hidden />
        Add
      </Button>
    </form>
  );
}
