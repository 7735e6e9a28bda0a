import type {
  HouseholdQuestion,
  PersonPast,
  PersonRule,
  PlanPerson,
} from '../../src/domain/household/household-plan.ts';
import { calendarMonthsBetween } from '../../src/domain/calendar.ts';
import type { PlanQuestion } from '../../src/domain/plan/plan-question.ts';
import { withRandomPools } from './random-people.ts';
import { points } from '../../src/domain/units.ts';
import { randomPast } from './random-plan.ts';
import { seededRandom } from './seeded-random.ts';

const MOST_CARDS = 3;

/**
 * Turns a question into one for two people, with at most this many months, and random histories and rules, the same
 * for the same seed.
 */
export function randomHousehold(
  { history, balances: _, rules, feeRefundDays, productChanges, ...question }: PlanQuestion,
  seed: number,
  mostMonths: number,
): HouseholdQuestion {
  const random = seededRandom(seed);
  const { date, limits } = question;
  const cards = question.catalog.cards.slice(0, MOST_CARDS).map((card) => ({
    ...card,
    referralPoints: random.pick([null, points(5_000), points(30_000)]),
  }));
  const slugs = cards.map(({ slug }) => slug);
  const horizonMonths = Math.min(question.horizonMonths, mostMonths);
  const changes = productChanges.filter(
    ({ from, to }) => slugs.includes(from) && slugs.includes(to),
  );
  const histories = [
    history,
    random.sample(slugs, random.whole(0, 2)).map((slug) => randomPast(random, date, slug)),
  ];
  const people = histories.map((past, index): PlanPerson => {
    const own = past.map((each): PersonPast =>
      each.bonusesUnderWay.length === 0 && random.chance(0.25)
        ? { ...each, isAuthorizedUser: true }
        : each,
    );
    const held = own.filter(
      ({ closedOn, openedOn, isAuthorizedUser }) =>
        closedOn === null && !isAuthorizedUser && calendarMonthsBetween(date, openedOn) <= 0,
    );
    return {
      id: ['ann', 'bob'][index] ?? '',
      selected: {},
      history: own,
      rules: rules.flatMap((rule): PersonRule[] => {
        if (random.chance(0.2)) return [];
        return rule.kind === 'velocity'
          ? [{ ...rule, countsAuthorizedUsers: random.chance(0.5) }]
          : [rule];
      }),
      feeRefundDays,
      productChanges: random.chance(0.7) ? changes : [],
      excluded: random.chance(0.2) ? [random.pick(slugs)] : [],
      keep: held.slice(0, random.whole(0, 1)).map(({ card }) => card),
    };
  });
  const heldCount = people.flatMap((person) =>
    person.history.filter(
      ({ closedOn, isAuthorizedUser }) => closedOn === null && !isAuthorizedUser,
    ),
  ).length;
  return {
    ...question,
    catalog: withRandomPools({ ...question.catalog, cards }, random),
    horizonMonths,
    oneTime: question.oneTime.filter(({ month }) => month < horizonMonths),
    limits: {
      ...limits,
      noOpeningMonths: limits.noOpeningMonths.filter((month) => month < horizonMonths),
      atMostHeld: limits.atMostHeld === null ? null : heldCount + random.whole(0, 2),
    },
    people,
  };
}
