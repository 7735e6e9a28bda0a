import type { CardRow } from '@/features/catalogue/schema.ts';
import { pickHistory } from './pick-history.ts';
import type { Account, Applicant } from './schema.ts';
import { toHistory } from './to-history.ts';

/** Everybody of an account who may apply, its member first. */
export function listApplicants(
  account: Account,
  products: readonly Pick<CardRow, 'id' | 'slug'>[],
): readonly Applicant[] {
  const { id, name, cards, people } = account;
  const applicants = [
    { id, name, owner: null },
    ...people
      .filter(({ kind }) => kind === 'person')
      .map((person) => ({ id: person.id, name: person.name, owner: person.id })),
  ];
  return applicants.map((applicant) => {
    const own = pickHistory(cards, people, applicant.owner);
    return { ...applicant, account, own, history: toHistory(own, products) };
  });
}
