import type { CalendarDate } from '../domain/calendar.ts';
import type { PersonPast, PlanPerson } from '../domain/household/household-plan.ts';
import type { PastCard } from '../domain/plan/plan-question.ts';
import {
  type Read,
  readList,
  readObject,
  readOptional,
  readTable,
  readText,
  readWhole,
  refuse,
} from '../domain/read.ts';
import type { Catalog } from '../domain/rewards/catalog/catalog.ts';
import { points, type Points } from '../domain/units.ts';
import { readCards, readSelected } from './read-people.ts';
import { readPastCard } from './read-plan-history.ts';

/** Refuses bonuses of cards that the catalog does not have. */
export function checkUnderWay(
  history: readonly PastCard[],
  path: string,
  { cards }: Catalog,
): void {
  history.forEach(({ card, bonusesUnderWay }, index) => {
    const isKnown = cards.some(({ slug }) => slug === card);
    if (bonusesUnderWay.length > 0 && !isKnown) {
      refuse(`${path}[${index}].card`, `there is no card "${card}"`);
    }
  });
}

/** Points on hand by system. */
export const readBalances =
  ({ pointSystems }: Catalog): Read<Readonly<Record<string, Points>>> =>
  (value, path) => {
    const found = readTable(readWhole(0))(value, path);
    for (const slug of Object.keys(found)) {
      const isKnown = pointSystems.some((system) => system.slug === slug);
      if (!isKnown) refuse(`${path}.${slug}`, `there is no point system "${slug}"`);
    }
    return Object.fromEntries(Object.entries(found).map(([slug, held]) => [slug, points(held)]));
  };

/** Rejects `keep` entries that are not held. */
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

/** One person's part of the case; rules, refunds and changes belong to the question. */
type CasePerson = Omit<PlanPerson, 'rules' | 'feeRefundDays' | 'productChanges'>;

export const readPlanPerson =
  (catalog: Catalog, date: CalendarDate): Read<CasePerson> =>
  (value, path) => {
    const person = readObject<CasePerson>((field) => ({
      id: field('id', readText),
      selected: field('selected', readSelected(catalog)),
      history: field('history', readOptional(readList(readPastCard(date, true)))) ?? [],
      excluded: field('excluded', readCards(catalog)),
      keep: field('keep', readCards(catalog)),
      balances: field('balances', readOptional(readBalances(catalog))) ?? {},
    }))(value, path);
    checkUnderWay(person.history, `${path}.history`, catalog);
    checkKept(person.keep, person.history, `${path}.keep`);
    return person;
  };
