import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { OpeningRule } from '@/domain/plan/plan-question.ts';
import { CREDIT_RULE } from '@/domain/rewards/catalog/proposal.ts';
import { cents, points } from '@/domain/units.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { beginPlan } from './start-plan.ts';
import { explainPlan } from './explain-plan.ts';
import { findBlocker } from './find-blocker.ts';
import { listCalendarEvents } from './list-calendar-events.ts';
import { listEvents } from './list-steps.ts';
import { whatNextSearchSchema } from './schema.ts';
import { toFeeTerms } from './to-fee-terms.ts';
import { listUndated, toPlanQuestion } from './to-plan-question.ts';
import { describeEvent, explainEvent } from './explain-event.ts';
import { createPerson } from '@/features/mine/people/mutations.ts';
import { describePlanInWords } from './words.ts';

const inputs = createInputsFixture({ restaurants: 600_000, other: 1_000_000 });
const { cards, companies } = catalogFixture;
const [first, second] = cards;
if (!first || !second) throw new Error('the fixture has no cards');

function planFor(own: { annual_fee_cents?: number }, search = {}, bonusCents = 0) {
  const held = createMemberCard(first?.id ?? 0, { opened_on: '2026-02-10', ...own });
  const history = toHistory([held], cards);
  const book = toRuleBook({ rules: [], links: [] }, cards, companies);
  const tier = { spendCents: cents(300_000), windowDays: 90, points: points(0) };
  const bonus = { tiers: [{ ...tier, cashCents: cents(bonusCents) }] };
  const feeTerms = toFeeTerms([held], cards, [], inputs.date);
  const asked = toPlanQuestion({
    inputs,
    memberCards: [held],
    book,
    history,
    trackers: [],
    feeTerms,
    monthsUntil: ({ slug }) => (slug === second?.slug ? 0 : null),
    changes: [],
    mayBecome: () => true,
    search: whatNextSearchSchema.parse(search),
  });
  const question = {
    ...asked,
    catalog: {
      ...asked.catalog,
      cards: asked.catalog.cards.map((card) =>
        card.slug === second?.slug ? { ...card, bonus } : card,
      ),
    },
  };
  const { search: steps, describe } = beginPlan({ question });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const { plan, tenures } = describe(step.value);
  if (!plan) throw new Error('there is a plan');
  const explained = explainPlan({ question, tenures });
  let reasons = explained.next();
  while (reasons.done !== true) reasons = explained.next();
  const undated = listUndated([held], inputs.date);
  const facts = { question, book, history, undated, feeTerms, trackers: [] };
  return { question, plan, facts, events: listEvents(facts, plan), reasons: reasons.value };
}

it('says what closing a card saves and loses', () => {
  const { reasons, events, question } = planFor({ annual_fee_cents: 500_000 }, { new: 0 });
  const closing = reasons.find(({ kind }) => kind === 'close');
  // Its fee posts in February 2027 and 2028.
  expect(closing).toMatchObject({ month: 3, feeCents: 1_000_000 });
  expect(closing?.kind === 'close' && closing.otherCents).toBeGreaterThan(0);
  expect(
    events.flatMap((event) => describeEvent(event, question.date, { reasons, blocker: null })),
  ).toEqual([
    'Before its fee of $5,000 is charged on Feb 10, 2027.',
    expect.stringMatching(/^Closing it saves \$10,000 of fees and loses \$[\d,]+ of what it earns/),
  ]);
});

it('says what keeping a card earns that closing it would lose', () => {
  const { reasons, events, question } = planFor({ annual_fee_cents: 100 }, { new: 0 });
  const kept = reasons.filter(({ kind }) => kind === 'keep');
  expect(kept.map((each) => each.kind === 'keep' && each.month)).toEqual([3, 15]);
  for (const each of kept) {
    expect(each.kind === 'keep' && each.otherCents - each.feeCents).toBeGreaterThan(0);
  }
  const [fee] = events;
  expect(fee && describeEvent(fee, question.date, { reasons, blocker: null })).toEqual([
    'Charged on Feb 10, 2027.',
    expect.stringMatching(/^Keep it: closing it before this fee saves \$2 of fees and loses/),
  ]);
});

it('opens each figure to the parts of the plan that it is compared with', () => {
  const { reasons, plan, events, question } = planFor({ annual_fee_cents: 500_000 }, { new: 0 });
  const closing = events.find(({ kind }) => kind === 'close');
  if (!closing) throw new Error('a card is closed');
  const figures = explainEvent(closing, question.date, { reasons, blocker: null })
    .flat()
    .flatMap((part) => (typeof part === 'string' ? [] : [part]));
  expect(figures.map(({ figure }) => figure)).toEqual([
    '$10,000',
    expect.stringMatching(/^\$[\d,]+$/),
  ]);
  for (const { ledger } of figures) {
    if (ledger.kind !== 'other') throw new Error('it is compared with the card kept');
    const { netCents, rewardsCents, creditsCents, bonusCents, feesCents, costsCents } =
      ledger.other;
    expect(feesCents - plan.feesCents).toBe(1_000_000);
    expect(rewardsCents + creditsCents + bonusCents - feesCents - costsCents).toBeCloseTo(netCents);
  }
});

it('adds a bonus up with the price of its spending, and moves no card to where more is kept', () => {
  const { reasons, events, plan, question } = planFor({}, { new: 1 }, 20_000);
  const [bonus] = plan.bonuses;
  const opened = events.find(({ kind }) => kind === 'open');
  const reason = reasons.find(({ kind }) => kind === 'open');
  if (reason?.kind !== 'open' || opened?.kind !== 'open') throw new Error('a card is opened');
  expect(bonus?.valueCents).toBe(20_000);
  expect(reason.gainCents).toBeGreaterThan(0);
  expect(reason.gainCents).toBeLessThanOrEqual(20_000);
  const spent = opened.window.reduce((sum, line) => sum + line.spendCents, 0);
  expect(spent).toBeGreaterThanOrEqual(300_000 - 1);
  for (const ahead of [reason.aheadOfEarlierCents, reason.aheadOfLaterCents]) {
    expect(ahead ?? 0).toBeGreaterThan(-0.01);
  }
  expect(describeEvent(opened, question.date, { reasons, blocker: null }).join(' ')).toMatch(
    /Opened a month later, it makes no difference/,
  );
});

it('names the rule that blocks a card a month earlier, with its day', () => {
  const { plan, facts } = planFor({}, { new: 0 });
  const rule = {
    ...{ id: 1, slug: 'one-a-year', company_id: second.company_id, title: 'One a year' },
    ...{ kind: 'velocity', limit_count: 1, window_value: 12, window_unit: 'months' },
    ...{ scope: 'issuer', counts: 'all', clock: 'account_open', strictness: 'hard' },
    ...{ explanation: '', source: null, source_url: null, verified_on: null, confidence: 'high' },
  };
  const book = toRuleBook({ rules: [rule], links: [] }, cards, companies);
  const history = toHistory(
    [createMemberCard(second.id, { status: 'closed', opened_on: '2026-01-15' })],
    cards,
  );
  const steps = [{ month: 2, action: 'open' as const, card: second.slug }];
  const all = { ...facts, book, history };
  const events = listEvents(all, { ...plan, steps, bonuses: [] });
  const opening = events.find(({ kind }) => kind === 'open');
  if (opening?.kind !== 'open') throw new Error('a card is opened');
  const blocker = findBlocker(all, opening);
  expect(blocker).toEqual({ title: 'One a year', clearsOn: calendarDate('2027-01-15') });
  expect(listCalendarEvents(events, facts.question.date, () => 'The card', 'here')).toMatchObject([
    { uid: `plan-open-${second.slug}@here`, date: '2027-01-15', title: 'Open The card' },
  ]);
  const alex = createPerson('Alex', 'person', 0);
  const { date } = facts.question;
  expect(listCalendarEvents(events, date, () => 'The card', 'here', alex)).toMatchObject([
    { uid: `plan-open-${second.slug}-${alex.id}@here`, title: 'Open The card (Alex)' },
  ]);
  expect(describePlanInWords(events, 'Alex')).toBe('For Alex: open 1 card.');
  expect(describeEvent(opening, facts.question.date, { reasons: [], blocker }).join(' ')).toMatch(
    /Not earlier: “One a year” forbids it until Jan 15, 2027\./,
  );
});

it('says that the credit of a card takes time, where nothing else is against a month earlier', () => {
  const { plan, facts } = planFor({}, { new: 0 });
  const { question } = facts;
  const waits: OpeningRule = {
    kind: 'once',
    slug: CREDIT_RULE,
    cards: [second.slug],
    blockedBy: [CREDIT_RULE],
    months: 2,
    clock: 'opened',
    what: 'card',
  };
  const all = { ...facts, question: { ...question, rules: [waits] } };
  const steps = [{ month: 2, action: 'open' as const, card: second.slug }];
  const opening = listEvents(all, { ...plan, steps, bonuses: [] }).find(
    ({ kind }) => kind === 'open',
  );
  if (opening?.kind !== 'open') throw new Error('a card is opened');
  const blocker = findBlocker(all, opening);
  expect(describeEvent(opening, question.date, { reasons: [], blocker }).join(' ')).toMatch(
    /Not earlier: the credit it asks for takes until Jan 1, 2027 to build\./,
  );
});
