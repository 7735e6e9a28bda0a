import type { CalendarDate } from '../domain/calendar.ts';
import type { PersonPast, PlanPerson } from '../domain/household/household-plan.ts';
import type { PastCard } from '../domain/plan/plan-question.ts';
import { type Read, readList, readObject, readOptional, readText, refuse } from '../domain/read.ts';
import type { Catalogue } from '../domain/rewards/catalogue/catalogue.ts';
import { readCards, readSelected } from './read-people.ts';
import { readPastCard } from './read-plan-history.ts';

/** Refuses bonuses of cards that the catalogue does not have. */
export function checkUnderWay(
  history: readonly PastCard[],
  path: string,
  { cards }: Catalogue,
): void {
  history.forEach(({ card, bonusesUnderWay }, index) => {
    const isKnown = cards.some(({ slug }) => slug === card);
    if (bonusesUnderWay.length > 0 && !isKnown) {
      refuse(`${path}[${index}].card`, `there is no card "${card}"`);
    }
  });
}

/** Refuses to keep what is not held. */
export function checkKept(
  keep: readonly string[],
  history: readonly PersonPast[],
  path: string,
): void {
  keep.forEach((slug, index) => {
    const isHeld = history.some(
      ({ card, closedOn, isAuthorizedUser }) =>
        card === slug && closedOn === null && isAuthorizedUser !== true,
    );
    if (!isHeld) refuse(`${path}[${index}]`, `no card "${slug}" is held`);
  });
}

/** What is of one person; rules, refunds and changes are those of the question. */
type CasePerson = Omit<PlanPerson, 'rules' | 'feeRefundDays' | 'productChanges'>;

export const readPlanPerson =
  (catalogue: Catalogue, date: CalendarDate): Read<CasePerson> =>
  (value, path) => {
    const person = readObject<CasePerson>((field) => ({
      id: field('id', readText),
      selected: field('selected', readSelected(catalogue)),
      history: field('history', readOptional(readList(readPastCard(date, true)))) ?? [],
      excluded: field('excluded', readCards(catalogue)),
      keep: field('keep', readCards(catalogue)),
    }))(value, path);
    checkUnderWay(person.history, `${path}.history`, catalogue);
    checkKept(person.keep, person.history, `${path}.keep`);
    return person;
  };
