import { useSuspenseQuery } from '@tanstack/react-query';
import { peopleQuery } from '../queries.ts';
import { mostPeople, type Person } from '../schema.ts';
import { AddPerson } from './add-person.tsx';
import { PersonItem } from './person-item.tsx';

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
