import { householdPlan } from '../domain/household/household-plan.ts';
import type { PersonCopies } from '../domain/household/person-copies.ts';
import type {
  OneTimePurchase,
  PlanLimits,
  PlanQuestion,
  ProductChange,
} from '../domain/plan/plan-question.ts';
import {
  check,
  type Checked,
  type Read,
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
import { percent } from '../domain/units.ts';
import { readMoney } from './read-card.ts';
import { checkKnown, readFacts } from './read-facts.ts';
import { readPeople } from './read-people.ts';
import { readOpeningRule, readPastCard } from './read-plan-history.ts';
import { checkKept, checkUnderWay, readBalances, readPlanPerson } from './read-plan-people.ts';

const LONGEST_MONTHS = 36;
/** Percent a year; a higher value is a misplaced decimal point. */
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
    ...(field('fees', readOptional(readOneOf(['posted']))) && { fees: 'posted' as const }),
  }));

/** One case file that asks for a plan. */
export type PlanCase = {
  readonly question: PlanQuestion;
  /** Owners of the cards in the question; null if all are one person's. */
  readonly copies: PersonCopies | null;
};

const readQuestion: Read<PlanCase> = readObject((field) => {
  const facts = readFacts(field, LAST_DATE);
  const { catalog, date } = facts;
  const horizonMonths = field('horizon_months', readWhole(1, LONGEST_MONTHS));
  const growth = field('spending_growth_percent', readOptional(readNumber(-100, HIGHEST_GROWTH)));
  const oneTime = field('one_time', readOptional(readList(readPurchase(horizonMonths)))) ?? [];
  const balances = field('balances', readOptional(readBalances(catalog)));
  const people = field('people', readOptional(readPeople(readPlanPerson(catalog, date))));
  const history = field('history', readOptional(readList(readPastCard(date, false)))) ?? [];
  const rules =
    field('application_rules', readOptional(readList(readOpeningRule(people !== null)))) ?? [];
  const feeRefundDays = field('fee_refunds', readOptional(readTable(readWhole(0)))) ?? {};
  for (const slug of Object.keys(feeRefundDays)) {
    const isKnown = catalog.cards.some((card) => card.slug === slug);
    if (!isKnown) refuse(`fee_refunds.${slug}`, 'there is no card of that name');
  }
  const productChanges = field('product_changes', readOptional(readList(readChange))) ?? [];
  productChanges.forEach(({ from, to }, index) => {
    checkKnown([from, to], `product_changes[${index}]`, catalog);
    if (from === to) refuse(`product_changes[${index}].to`, 'a card is not changed into itself');
  });
  const limits = field('plan', readLimits(horizonMonths));
  checkKnown(limits.excluded, 'plan.excluded', catalog);
  const growthPercent = percent(growth ?? 0);
  const asked = { ...facts, growthPercent, horizonMonths, oneTime };
  if (people === null) {
    checkKept(limits.keep, history, 'plan.keep');
    checkUnderWay(history, 'history', catalog);
    return {
      question: {
        ...asked,
        history,
        balances: balances ?? {},
        rules,
        feeRefundDays,
        productChanges,
        limits,
      },
      copies: null,
    };
  }
  if (history.length > 0) refuse('history', 'belongs to somebody: give it in people');
  if (balances !== null) refuse('balances', 'belongs to somebody: give it in people');
  const { keep, ...shared } = limits;
  if (keep.length > 0) refuse('plan.keep', 'belongs to somebody: give it in people');
  return householdPlan({
    ...asked,
    limits: shared,
    people: people.map((person) => ({ ...person, rules, feeRefundDays, productChanges })),
  });
});

/** True if the file asks for a plan. */
export function isPlan(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'plan' in value;
}

/** Reads a plan question; what does not fit the format is refused with the path of the first bad field. */
export function readPlan(value: unknown): Checked<PlanCase> {
  return check(readQuestion, value);
}
