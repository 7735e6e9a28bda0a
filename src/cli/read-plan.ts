import { type CalendarDate, calendarMonthsBetween } from '../domain/calendar.ts';
import type {
  BonusUnderWay,
  OneTimePurchase,
  OpeningRule,
  PastCard,
  PlanLimits,
  PlanQuestion,
  ProductChange,
} from '../domain/plan/plan-question.ts';
import {
  check,
  type Checked,
  type Read,
  readDate,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readOptional,
  readTable,
  readText,
  readWhole,
  refuse,
} from '../domain/read.ts';
import { cents, percent, points } from '../domain/units.ts';
import { readMoney } from './read-card.ts';
import { checkKnown, readFacts } from './read-facts.ts';

const LONGEST_MONTHS = 36;
/** A year, in percent; what is higher is a misplaced decimal point. */
const HIGHEST_GROWTH = 1_000;
/** The last year after which the calendar holds the longest plan. */
const LAST_DATE = '9995-12-31';

const readSlugs: Read<readonly string[]> = readList(readText);

/** A month of the plan, 1 for the first. */
const readMonth = (months: number): Read<number> => {
  const read = readWhole(1, months);
  return (value, path) => read(value, path) - 1;
};

const readPurchase =
  (months: number): Read<OneTimePurchase> =>
  (value, path) =>
    readObject<OneTimePurchase>((field) => ({
      month: field('month', readMonth(months)),
      subCategory: field('sub_category', readText),
      cents: field('cents', readMoney),
    }))(value, path);

/** `until_month`: the last month whose spending counts, 1 for the first of the plan. */
const readUnderWay: Read<BonusUnderWay> = readObject((field) => ({
  spendCents: field('spend_cents', readMoney),
  untilMonth: field('until_month', readWhole(1)) - 1,
  points: points(field('points', readOptional(readNumber(0))) ?? 0),
  cashCents: field('cash_cents', readOptional(readMoney)) ?? cents(0),
}));

const readPastCard =
  (date: CalendarDate): Read<PastCard> =>
  (value, path) => {
    const past = readObject<PastCard>((field) => ({
      card: field('card', readText),
      openedOn: field('opened_on', readDate),
      closedOn: field('closed_on', readOptional(readDate)),
      bonusOn: field('bonus_on', readOptional(readDate)),
      bonusesUnderWay: field('bonuses_under_way', readOptional(readList(readUnderWay))) ?? [],
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
    return past;
  };

const readRule: Read<OpeningRule> = readObject((field) => {
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

/** `slug`: how rules name it. */
const readChange: Read<ProductChange> = readObject((field) => {
  const from = field('from', readText);
  const to = field('to', readText);
  const slug = field('slug', readOptional(readText)) ?? `${from} to ${to}`;
  return { slug, from, to, minMonthsOpen: field('min_months_open', readOptional(readWhole(0))) };
});

const readLimits = (months: number): Read<PlanLimits> =>
  readObject((field) => ({
    atMostNew: field('at_most_new', readWhole(0)),
    atMostPerMonth: field('at_most_per_month', readOptional(readWhole(1))) ?? 1,
    atMostHeld: field('at_most_held', readOptional(readWhole(0))),
    atMostFeesCents: field('at_most_fees_cents', readOptional(readMoney)),
    noOpeningMonths: field('no_opening_months', readOptional(readList(readMonth(months)))) ?? [],
    excluded: field('excluded', readOptional(readSlugs)) ?? [],
    keep: field('keep', readOptional(readSlugs)) ?? [],
    mayClose: field('may_close', readOptional(readFlag)) ?? true,
  }));

const readQuestion: Read<PlanQuestion> = readObject((field) => {
  const facts = readFacts(field, LAST_DATE);
  const { catalogue, date } = facts;
  const horizonMonths = field('horizon_months', readWhole(1, LONGEST_MONTHS));
  const growth = field('spending_growth_percent', readOptional(readNumber(-100, HIGHEST_GROWTH)));
  const oneTime = field('one_time', readOptional(readList(readPurchase(horizonMonths)))) ?? [];
  const history = field('history', readOptional(readList(readPastCard(date)))) ?? [];
  const rules = field('application_rules', readOptional(readList(readRule))) ?? [];
  const feeRefundDays = field('fee_refunds', readOptional(readTable(readWhole(0)))) ?? {};
  for (const slug of Object.keys(feeRefundDays)) {
    const isKnown = catalogue.cards.some((card) => card.slug === slug);
    if (!isKnown) refuse(`fee_refunds.${slug}`, 'there is no card of that name');
  }
  const productChanges = field('product_changes', readOptional(readList(readChange))) ?? [];
  productChanges.forEach(({ from, to }, index) => {
    checkKnown([from, to], `product_changes[${index}]`, catalogue);
    if (from === to) refuse(`product_changes[${index}].to`, 'a card is not changed into itself');
  });
  const limits = field('plan', readLimits(horizonMonths));
  checkKnown(limits.excluded, 'plan.excluded', catalogue);
  limits.keep.forEach((slug, index) => {
    const isHeld = history.some(({ card, closedOn }) => card === slug && closedOn === null);
    if (!isHeld) refuse(`plan.keep[${index}]`, `no card "${slug}" is held`);
  });
  history.forEach(({ card, bonusesUnderWay }, index) => {
    const isKnown = catalogue.cards.some(({ slug }) => slug === card);
    if (bonusesUnderWay.length > 0 && !isKnown) {
      refuse(`history[${index}].card`, `there is no card "${card}"`);
    }
  });
  const growthPercent = percent(growth ?? 0);
  return {
    ...facts,
    growthPercent,
    horizonMonths,
    oneTime,
    history,
    rules,
    feeRefundDays,
    productChanges,
    limits,
  };
});

/** Whether a file asks for a plan. */
export function isPlan(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'plan' in value;
}

/** Reads a plan question; what does not fit the format is refused with the path of the first bad field. */
export function readPlan(value: unknown): Checked<PlanQuestion> {
  return check(readQuestion, value);
}
