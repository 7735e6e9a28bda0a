import type { ListApplicants } from './schema.ts';
import { pickHistory, toHistory } from './to-history.ts';

export const listApplicants: ListApplicants = (account, products) => {
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
};
