import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { Plan } from '@/domain/plan/describe-plan.ts';
import { cents, points } from '@/domain/units.ts';
import { catalogueFixture, createCard } from '@/features/catalogue/catalogue-fixture.ts';
import type { RuleRow } from '@/features/eligibility/schema.ts';
import { toRuleBook } from '@/features/eligibility/to-rule-book.ts';
import { toHistory } from '@/features/eligibility/to-history.ts';
import { createMemberCard } from '@/features/member-cards/mutations.ts';
import type { MemberCard } from '@/features/member-cards/schema.ts';
import { createInputsFixture } from '../../../tests/support/valuation-inputs.ts';
import { beginPlan } from './begin-plan.ts';
import { findBlocker } from './find-blocker.ts';
import { countNewCards, listEvents } from './list-steps.ts';
import { listCalendarEvents } from './list-calendar-events.ts';
import { listCountLimits } from './list-count-limits.ts';
import { whatNextSearchSchema } from './schema.ts';
import { sumLines } from './sum-lines.ts';
import { toFeeTerms } from './to-fee-terms.ts';
import { listUndated, toPlanQuestion } from './to-plan-question.ts';
import { describeEvent, describePlanInWords, describeProof, nameMonth } from './words.ts';

const inputs = createInputsFixture({ restaurants: 600_000, other: 1_000_000 });
const { cards, companies } = catalogueFixture;
const [first] = cards;
if (!first) throw new Error('the fixture has cards');

function searchPlan(held: MemberCard, search: object, refundDays: number) {
  const refunds = [{ company_id: first?.company_id ?? 0, days_after_posting: refundDays }];
  const feeTerms = toFeeTerms([held], cards, refunds, inputs.date);
  const book = toRuleBook({ rules: [], links: [] }, cards, companies);
  const question = toPlanQuestion({
    inputs,
    memberCards: [held],
    trackers: [],
    book,
    history: toHistory([held], cards),
    mayPropose: () => true,
    feeTerms,
    search: whatNextSearchSchema.parse(search),
  });
  const { search: steps, describe } = beginPlan({ question });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return { book, question, feeTerms, result: describe(step.value) };
}

function planFor(
  own: { annual_fee_cents?: number; opened_on?: string },
  search = {},
  refundDays = 0,
) {
  const held = createMemberCard(first?.id ?? 0, { opened_on: '2026-02-10', ...own });
  const { book, question, feeTerms, result } = searchPlan(held, search, refundDays);
  if (!result.plan || !result.present) throw new Error('there is a plan');
  const undated = listUndated([held], inputs.date);
  const facts = {
    question,
    book,
    history: toHistory([held], cards),
    undated,
    feeTerms,
    trackers: [],
  };
  return { held, result, plan: result.plan, present: result.present, facts };
}

it('closes a card that is not worth its fee in the month of that fee, and says so', () => {
  const { held, plan, present, facts, result } = planFor({ annual_fee_cents: 500_000 }, { new: 0 });
  const events = listEvents(facts, plan);
  const due = { dueIn: 3, dueOn: '2027-02-10', refundDays: null };
  expect(events).toEqual([{ kind: 'close', month: 3, card: held.id, feeCents: 500_000, ...due }]);
  expect(nameMonth(facts.question.date, 3)).toBe('Feb 2027');
  expect(events.flatMap((event) => describeEvent(event, facts.question.date))).toEqual([
    'Before its fee of $5,000 is charged on Feb 10, 2027.',
    'No plan found is worth more with it.',
  ]);
  expect(describePlanInWords(events)).toBe('Close 1 card before the fee.');
  expect(plan.netCents).toBeGreaterThan(present.netCents);
  expect(describeProof(result, false)).toBe('Proven best: no plan that you allow is worth more.');
});

it('knows what the cards of today keep, where no plan is within the limit on fees', () => {
  const held = createMemberCard(first.id, { opened_on: '2026-02-10', annual_fee_cents: 500_000 });
  const { result } = searchPlan(held, { new: 0, fees: 100 }, 0);
  // Before February 2027 it cannot be closed: three twelfths of its fee are more than 200 dollars.
  expect(result.plan).toBeNull();
  expect(result.present?.feesCents).toBe(1_000_000);
  expect(searchPlan(held, { new: 0, fees: 625 }, 0).result.plan?.feesCents).toBe(125_000);
});

it('keeps a card that is worth its fee, and names each fee that falls due', () => {
  const { held, plan, facts } = planFor({ annual_fee_cents: 100 }, { new: 0 });
  const own = { card: held.id, feeCents: 100, isFirst: false, refundDays: null };
  expect(listEvents(facts, plan)).toEqual([
    { kind: 'fee', month: 3, ...own, dueIn: 3, dueOn: '2027-02-10' },
    { kind: 'fee', month: 15, ...own, dueIn: 15, dueOn: '2028-02-10' },
  ]);
});

it('closes a card while its fee comes back, and says until when', () => {
  const { held, plan, facts } = planFor({ annual_fee_cents: 500_000 }, { new: 0 }, 37);
  const events = listEvents(facts, plan);
  const own = { card: held.id, feeCents: 500_000 };
  const due = { dueIn: 3, dueOn: '2027-02-10', refundDays: 37 };
  // It still earns in March 2027.
  expect(events).toEqual([
    { kind: 'fee', month: 3, ...own, isFirst: false, ...due },
    { kind: 'close', month: 4, ...own, ...due },
  ]);
  expect(events.map((event) => describeEvent(event, facts.question.date)[0])).toEqual([
    'Charged on Feb 10, 2027.',
    'Within 37 days after its fee of $5,000 is charged on Feb 10, 2027, by Mar 19, 2027: it then comes back.',
  ]);
  expect(describePlanInWords(events)).toBe('Close 1 card while the fee comes back.');
});

it('names the month of a fee that comes back, where a card of the plan is closed then', () => {
  const { plan, facts } = planFor({}, { new: 0 });
  const card = cards.find((each) => each !== first && each.annual_fee_cents > 0)?.slug ?? '';
  const steps = [
    { month: 1, action: 'open' as const, card },
    { month: 14, action: 'close' as const, card },
  ];
  const closing = (refundDays: number, month: number) => {
    const feeTerms = new Map([[card, { dueOn: null, refundDays }]]);
    const all = steps.map((step) => (step.action === 'close' ? { ...step, month } : step));
    const events = listEvents({ ...facts, feeTerms }, { ...plan, steps: all, bonuses: [] });
    return events.flatMap((event) =>
      event.kind === 'close' ? describeEvent(event, facts.question.date)[0] : [],
    );
  };
  expect(closing(60, 14)).toEqual([
    expect.stringMatching(
      /^Within 60 days after its fee of \$\d+ is charged in Dec 2027, which then comes back\.$/,
    ),
  ]);
  expect(closing(60, 13)).toEqual([
    expect.stringMatching(/^Before its fee of \$\d+ is charged\.$/),
  ]);
});

it('tells a fee that was charged earlier this month by its own day', () => {
  const own = { annual_fee_cents: 500_000, opened_on: '2024-11-14' };
  const told = (refundDays: number) => {
    const { plan, facts } = planFor(own, { new: 0, months: 14 }, refundDays);
    return listEvents(facts, plan).flatMap((event) => [
      `${event.kind} ${event.month}`,
      describeEvent(event, facts.question.date)[0],
    ]);
  };
  expect(told(37)).toEqual([
    'close 0',
    'Within 37 days after its fee of $5,000 is charged on Nov 14, 2026, by Dec 21, 2026: it then comes back.',
  ]);
  expect(told(0)).toEqual(['close 11', 'Before its fee of $5,000 is charged on Nov 14, 2027.']);
});

const month = (at: number, spendCents: number) => ({
  month: at,
  spendCents: cents(spendCents),
  valueCents: cents(20_000),
});

it('says until when the spending of a bonus counts, and when it is reached', () => {
  const { plan, facts } = planFor({}, { new: 0 });
  const [, other] = facts.question.catalogue.cards;
  if (!other) throw new Error('there is a card to open');
  const tier = { spendCents: cents(400_000), windowDays: 90, points: points(0) };
  const offered = { ...other, bonus: { tiers: [{ ...tier, cashCents: cents(20_000) }] } };
  const question = {
    ...facts.question,
    catalogue: { ...facts.question.catalogue, cards: [offered] },
  };
  const steps = [{ month: 2, action: 'open' as const, card: other.slug }];
  const told = (reached: number) => {
    const bonuses = [{ card: other.slug, ...month(reached, 400_000) }];
    return listEvents({ ...facts, question }, { ...plan, steps, bonuses }).flatMap((event) =>
      event.kind === 'fee' ? [] : [[event.kind, event.month, describeEvent(event, inputs.date)[0]]],
    );
  };
  // Opened on January 1, 2027: 90 days end before three months.
  expect(told(3)).toEqual([
    [
      'open',
      2,
      'Its bonus is worth $200: spend $4,000 on it by Apr 1, 2027, which your spending reaches in Feb 2027.',
    ],
    ['bonus', 3, 'You have spent the $4,000 it asks for.'],
    [
      'due',
      5,
      'The last day to spend the $4,000 it asks for, which your spending reaches in Feb 2027.',
    ],
  ]);
  expect(told(5).map(([kind]) => kind)).toEqual(['open', 'bonus']);
});

it('knows until when the bonus of a held card is due from what the member tracks', () => {
  const { held, plan, facts } = planFor({}, { new: 0 });
  const tracker = {
    id: 'tracker',
    member_card_id: held.id,
    signup_bonus_id: null,
    required_spend_cents: 400_000,
    spent_cents: 150_000,
    starts_on: '2026-10-03',
    deadline_on: '2027-01-02',
    points: 60_000,
    cash_cents: null,
    posted_on: null,
    notes: null,
    revision: 1,
  };
  const bonuses = [{ card: held.id, ...month(0, 250_000) }];
  const eventsOf = (own: object) =>
    listEvents({ ...facts, trackers: [{ ...tracker, ...own }] }, { ...plan, bonuses });
  expect(eventsOf({})).toContainEqual({
    kind: 'due',
    month: 2,
    card: held.id,
    bonus: { ...bonuses[0], dueOn: '2027-01-02' },
    dueOn: '2027-01-02',
  });
  expect(listCalendarEvents(eventsOf({}), inputs.date, () => 'The card', 'here')).toMatchObject([
    { date: '2027-01-02', title: 'Last day for the bonus of The card' },
  ]);
  expect(eventsOf({ deadline_on: null }).map(({ kind }) => kind)).not.toContain('due');
});

it('counts the new cards of two years, those of the plan too', () => {
  const { plan, facts } = planFor({ opened_on: '2025-01-20' }, { new: 0 });
  const counts = countNewCards(facts, plan);
  expect(counts.slice(0, 3)).toEqual([1, 1, 0]);
  const opening = { month: 1, action: 'open' as const, card: cards[1]?.slug ?? '' };
  expect(countNewCards(facts, { ...plan, steps: [opening] }).slice(0, 3)).toEqual([1, 2, 1]);
});

it('shows the rules that look at that count, where they touch a card that may be opened', () => {
  const { facts, held } = planFor({}, { new: 0 });
  const company_id = cards.at(-1)?.company_id ?? 0;
  const report = { company_id, scope: 'all_issuers', counts: 'personal', window_value: 24 };
  const rules: Partial<RuleRow>[] = [
    { slug: 'soft', title: '6/24', limit_count: 6, strictness: 'soft', ...report },
    { slug: 'hard', title: '5/24', limit_count: 5, ...report },
    { slug: 'another-window', ...report, window_value: 12 },
    { slug: 'another-count', ...report, counts: 'all' },
    { slug: 'own-cards', ...report, scope: 'issuer' },
  ];
  const book = toRuleBook(
    { rules: rules.map((rule) => ({ ...ruleRow, ...rule })), links: [] },
    cards,
    companies,
  );
  const limitsOf = (question: typeof facts.question) =>
    listCountLimits({ ...facts, book, question }).map(({ title, limit, isHard }) => [
      title,
      limit,
      isHard,
    ]);
  const { catalogue } = facts.question;
  expect(limitsOf(facts.question)).toEqual([
    ['5/24', 5, true],
    ['6/24', 6, false],
  ]);
  const own = catalogue.cards.filter(({ slug }) => slug === held.id);
  expect(limitsOf({ ...facts.question, catalogue: { ...catalogue, cards: own } })).toEqual([]);
});

it('adds the months of a plan up to what they earn', () => {
  const { plan } = planFor({}, { new: 0 });
  const lines = sumLines(plan.months);
  expect(lines.reduce((sum, line) => sum + line.valueCents, 0)).toBeCloseTo(plan.rewardsCents, 6);
  expect(lines.length).toBeLessThan(plan.months.flatMap((month) => month.lines).length);
});

it('says how much better is possible, once that is known', () => {
  const { result, plan } = planFor({}, { new: 0 });
  const bound = { ...result, isProven: false, boundCents: plan.netCents + 10_000 };
  expect(describeProof(bound, true)).toMatch(/^Still looking: at most \$100 \([\d.]+%\) better/);
  expect(describeProof({ ...bound, boundCents: Infinity }, false)).toBe(
    'Stopped: how much better is possible is not known yet.',
  );
});

it('opens a card from the day on which its rule lets go, not from the first of the month', () => {
  const target = createCard({ id: 900, slug: 'target' });
  const { plan, facts } = planFor({}, { new: 0 });
  const rule = { ...ruleRow, company_id: target.company_id };
  const book = toRuleBook({ rules: [rule], links: [] }, [...cards, target], companies);
  const history = toHistory(
    [createMemberCard(900, { status: 'closed', opened_on: '2026-01-15' })],
    [target],
  );
  const steps = [{ month: 2, action: 'open' as const, card: 'target' }];
  const [event] = listEvents({ ...facts, book, history }, { ...plan, steps, bonuses: [] }).filter(
    ({ kind }) => kind === 'open',
  );
  expect(event).toMatchObject({ from: calendarDate('2027-01-15') });
  expect(event && describeEvent(event, facts.question.date)).toEqual([
    'Application rules allow it from Jan 15, 2027.',
  ]);
});

const [target, next] = [900, 901].map((id) => createCard({ id, slug: `card-${id}` }));
if (!target || !next) throw new Error('there are two cards of an issuer');
const closed = createMemberCard(900, {
  status: 'closed',
  opened_on: '2026-01-15',
  closed_on: '2026-10-20',
});

/** Two cards of an issuer that are opened in months of a plan, after one of them was closed. */
function openings(
  own: readonly Partial<RuleRow>[],
  months: readonly [number, number],
  bonuses: Plan['bonuses'] = [],
) {
  const { plan, facts } = planFor({}, { new: 0 });
  const rules = own.map((rule, index) => ({ ...ruleRow, slug: `rule-${index}`, ...rule }));
  const products = target && next ? [target, next] : [];
  const book = toRuleBook({ rules, links: [] }, [...cards, ...products], companies);
  const steps = products.map(({ slug }, index) => ({
    month: months[index] ?? 0,
    action: 'open' as const,
    card: slug,
  }));
  const all = { ...facts, book, history: toHistory([closed], products) };
  return listEvents(all, { ...plan, steps, bonuses }).flatMap((event) =>
    event.kind === 'open' ? [{ from: event.from, blocker: findBlocker(all, event) }] : [],
  );
}

const openingDays = (...asked: Parameters<typeof openings>) =>
  openings(...asked).map(({ from }) => from);

it('counts each opening from the day that it shows for it, not from the first of its month', () => {
  expect(openingDays([{}], [2, 14])).toEqual(['2027-01-15', '2028-01-15']);
});

it('waits for a bonus of the plan, which posts by the end of the month after its minimum spend', () => {
  const rule = { kind: 'bonus_family', clock: 'bonus_posted' };
  const bonuses = [
    { card: 'card-900', month: 17, spendCents: cents(100_000), valueCents: cents(20_000) },
    { card: 'card-901', month: 32, spendCents: cents(100_000), valueCents: cents(20_000) },
  ];
  // Nobody knows when the bonus of the closed card posted: 13 months after its opening, at the latest.
  expect(openingDays([rule], [15, 30], bonuses)).toEqual(['2028-02-15', '2029-05-31']);
  expect(openingDays([rule], [15, 30])).toEqual(['2028-02-01', '2029-05-01']);
});

it('names the rule that counts a card of the plan from the day that is shown for it', () => {
  // Opened on January 15, 2027; on the last day before 2028 it is in the way still.
  expect(openings([{}], [2, 14])[1]?.blocker).toEqual({
    title: 'One a year',
    clearsOn: '2028-01-15',
  });
  const rule = { kind: 'bonus_family', clock: 'bonus_posted', window_value: 12 };
  const bonuses = [
    { card: 'card-900', month: 17, spendCents: cents(100_000), valueCents: cents(20_000) },
    { card: 'card-901', month: 32, spendCents: cents(100_000), valueCents: cents(20_000) },
  ];
  // The bonus of the plan posts by the end of May 2028, three months after its card was opened.
  const [, second] = openings([rule], [15, 30], bonuses);
  expect(second).toEqual({
    from: '2029-05-31',
    blocker: { title: 'One a year', clearsOn: '2029-05-31' },
  });
});

it('keeps the day of an application whose bonus is refused for longer', () => {
  const bonus = { kind: 'bonus_cooldown', window_value: 24 };
  expect(openingDays([{}, bonus], [2, 14])).toEqual(['2027-01-15', '2028-01-15']);
});

const ruleRow: RuleRow = {
  id: 1,
  slug: 'one-a-year',
  company_id: 1,
  title: 'One a year',
  kind: 'velocity',
  limit_count: 1,
  window_value: 12,
  window_unit: 'months',
  scope: 'issuer',
  counts: 'all',
  clock: 'account_open',
  strictness: 'hard',
  explanation: '',
  source: null,
  source_url: null,
  verified_on: null,
  confidence: 'high',
};
