import { isVisibleName } from '@contract/visible-name.ts';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { createPerson, peopleEdits } from '../mutations.ts';
import { longestName, personKinds } from '../schema.ts';
import { kindLabels } from '../words.ts';

export function AddPerson({ position }: { position: number }) {
  const add = useMutation(peopleEdits.adding);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<(typeof personKinds)[number]>('person');
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      aria-label="Add a person"
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = name.trim();
        if (!isVisibleName(typed)) {
          setError('Enter a name, such as Alex.');
          return;
        }
        add.mutate(createPerson(typed, kind, position));
        setName('');
      }}
    >
      <InputField
        label="Name"
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
        label="Who it is"
        value={kind}
        onChange={({ target }) =>
          setKind(personKinds.find((each) => each === target.value) ?? 'person')
        }
      >
        {personKinds.map((each) => (
          <option key={each} value={each}>
            {kindLabels[each]}
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
