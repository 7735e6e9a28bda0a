import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { createStored } from '@/lib/storage/stored.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { type NameCard, type Owner, type Person, person } from './schema.ts';

export const peopleTable = defineMemberTable({
  ...person,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const peopleQuery = peopleTable.query;

const nobody: readonly Person[] = [];

/** The applicant chosen in this tab. */
const chosenApplicant = createStored<Owner>({
  key: 'pointfolio-applicant',
  place: 'session',
  fallback: null,
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});

/** Loads the people, for answers that depend on owners. An account without other people does not wait. */
export async function ensurePeople(
  client: QueryClient,
  rows: readonly { readonly person_id: Owner }[],
): Promise<void> {
  const isNeeded =
    chosenApplicant.get() !== null || rows.some(({ person_id }) => person_id !== null);
  if (isNeeded) await client.ensureQueryData(peopleQuery());
}

/** People in the account other than the member; empty until loaded. */
export function usePeople(): readonly Person[] {
  return useQuery(peopleQuery()).data ?? nobody;
}

/** The applicant: the member, or the person chosen in this tab while they exist. */
export function useApplicant() {
  const people = usePeople();
  const chosen = useSyncExternalStore(chosenApplicant.subscribe, chosenApplicant.get);
  const persons = people.filter(({ kind }) => kind === 'person');
  return { people, persons, applicant: persons.find(({ id }) => id === chosen) ?? null };
}

/** Name of an owner; undefined for the member. */
export function useOwnerName(): (owner: Owner) => string | undefined {
  const people = usePeople();
  return (owner) => people.find(({ id }) => id === owner)?.name;
}

export const chooseApplicant = chosenApplicant.set;

/** Names cards of several people, each with its owner. */
export function createCardNaming(people: readonly Pick<Person, 'id' | 'name'>[]): NameCard {
  const names = new Map<Owner, string>(people.map(({ id, name }) => [id, name]));
  return (name, owner) => {
    const found = names.get(owner);
    return found === undefined ? name : `${name} (${found})`;
  };
}

export function useCardNaming(): NameCard {
  const people = usePeople();
  return useMemo(() => createCardNaming(people), [people]);
}
