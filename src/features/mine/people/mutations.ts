import { reportEdit } from '@/components/report-failure.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { peopleTable } from './queries.ts';
import { type Person, person } from './schema.ts';

const edits = editRows(peopleTable, reportEdit);

export function createPerson(name: string, kind: Person['kind'], position: number): Person {
  return person.create({ name, kind, position });
}

export const peopleEdits = {
  adding: edits.adding('They were not added'),
  updating: edits.updating('They were not changed'),
  removing: edits.removing('They were not removed'),
};
