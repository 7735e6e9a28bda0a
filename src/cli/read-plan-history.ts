import { type CalendarDate, calendarMonthsBetween } from '../domain/calendar.ts';
import type { PersonPast, PersonRule } from '../domain/household/household-plan.ts';
import type { BonusUnderWay } from '../domain/plan/plan-question.ts';
import {
  type Read,
  readDate,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readOptional,
  readText,
  readWhole,
  refuse,
} from '../domain/read.ts';
import { cents, points } from '../domain/units.ts';
import { readMoney } from './read-card.ts';

const readSlugs: Read<readonly string[]> = readList(readText);

/** `until_month`: the last month whose spending counts, 1 for the first of the plan. */
const readUnderWay: Read<BonusUnderWay> = readObject((field) => ({
  spendCents: field('spend_cents', readMoney),
  untilMonth: field('until_month', readWhole(1)) - 1,
  points: points(field('points', readOptional(readNumber(0))) ?? 0),
  cashCents: field('cash_cents', readOptional(readMoney)) ?? cents(0),
}));

/** `authorized_user` is set only for people of a household. */
export const readPastCard =
  (date: CalendarDate, isOfPerson: boolean): Read<PersonPast> =>
  (value, path) => {
    const past = readObject<PersonPast>((field) => ({
      card: field('card', readText),
      openedOn: field('opened_on', readDate),
      closedOn: field('closed_on', readOptional(readDate)),
      bonusOn: field('bonus_on', readOptional(readDate)),
      bonusesUnderWay: field('bonuses_under_way', readOptional(readList(readUnderWay))) ?? [],
      isAuthorizedUser: isOfPerson && (field('authorized_user', readOptional(readFlag)) ?? false),
    }))(value, path);
    const { openedOn, closedOn } = past;
    if (calendarMonthsBetween(date, openedOn) > 0) {
      refuse(`${path}.opened_on`, `${openedOn} is after the first month of the plan`);
    }
    if (closedOn !== null && closedOn < openedOn) {
      refuse(`${path}.closed_on`, `${closedOn} is before opened_on, ${openedOn}`);
    }
    if (closedOn !== null && calendarMonthsBetween(date, closedOn) > 0) {
      refuse(`${path}.closed_on`, `${closedOn} is after the first month of the plan`);
    }
    if (closedOn !== null && past.bonusesUnderWay.length > 0) {
      refuse(`${path}.bonuses_under_way`, 'given of a card that is closed');
    }
    if (past.isAuthorizedUser === true && past.bonusesUnderWay.length > 0) {
      refuse(
        `${path}.bonuses_under_way`,
        'given of a card of which the person is an authorized user',
      );
    }
    return past;
  };

/** `counts_authorized_users`: given only of a household. */
export const readOpeningRule = (isOfPeople: boolean): Read<PersonRule> =>
  readObject((field) => {
    const kind = field('kind', readOneOf(['velocity', 'once']));
    const slug = field('slug', readText);
    const cards = field('cards', readSlugs);
    if (kind === 'velocity') {
      const all: Read<readonly string[] | 'all'> = (value, path) =>
        value === 'all' ? 'all' : readSlugs(value, path);
      return {
        kind,
        slug,
        cards,
        limit: field('limit', readWhole(0)),
        months: field('months', readWhole(1)),
        counts: field('counts', all),
        countsAuthorizedUsers:
          isOfPeople && (field('counts_authorized_users', readOptional(readFlag)) ?? false),
      };
    }
    return {
      kind,
      slug,
      cards,
      blockedBy: field('blocked_by', readSlugs),
      months: field('months', readOptional(readWhole(1))),
      clock: field('clock', readOneOf(['opened', 'bonus'])),
      what: field('what', readOneOf(['bonus', 'card'])),
    };
  });
