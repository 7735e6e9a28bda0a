import { reportEdit } from '@/components/report-edit.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { peopleTable } from './queries.ts';
import type { Person } from './schema.ts';
import * as texts from './texts.ts';

const edits = editRows(peopleTable, reportEdit);

/** A row as it is before the database has seen it. */
export function createPerson(name: string, kind: Person['kind'], position: number): Person {
  const created_at = new Date().toISOString();
  return { id: crypto.randomUUID(), name, kind, position, revision: 1, created_at };
}

export const peopleEdits = {
  adding: edits.adding(texts.theyWereNotAdded),
  updating: edits.updating(texts.theyWereNotChanged),
  removing: edits.removing(texts.theyWereNotRemoved),
};
