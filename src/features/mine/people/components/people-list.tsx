import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { createPerson, peopleEdits } from '../mutations.ts';
import { peopleQuery } from '../queries.ts';
import { longestName, mostPeople, type Person, personKind, personName } from '../schema.ts';
import { PersonItem } from './person-item.tsx';

function AddPerson({ position }: { position: number }) {
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

type PeopleListProps = {
  countOf: (id: Person['id']) => { readonly cards: number; readonly balances: number };
};

export function PeopleList({ countOf }: PeopleListProps) {
  const { data: people } = useSuspenseQuery(peopleQuery());
  return (
    <div className="grid gap-4">
      {people.length > 0 && (
        <ul aria-label="People" className="divide-y">
          {people.map((person) => (
            <PersonItem key={person.id} person={person} {...countOf(person.id)} />
          ))}
        </ul>
      )}
      {people.length < mostPeople ? (
        <AddPerson position={Math.max(0, ...people.map(({ position }) => position)) + 1} />
      ) : (
        <p className="text-muted-foreground text-sm">That’s all: you can keep eight.</p>
      )}
    </div>
  );
}
