import { expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { RuleRow } from '@/features/mine/eligibility/schema.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { beginPlan } from './start-plan.ts';
import { describeEvent } from './explain-event.ts';
import { explainPlan } from './explain-plan.ts';
import { listCalendarEvents } from './list-calendar-events.ts';
import { listEvents } from './list-steps.ts';
import { whatNextSearchSchema } from './schema.ts';
import { toPlanQuestion } from './to-plan-question.ts';
import { toFeeTerms } from './to-fee-terms.ts';
import { describePlanInWords } from './words.ts';

const inputs = createInputsFixture({ restaurants: 600_000, other: 1_000_000 });
const { cards, companies } = catalogFixture;
const [first, second, third] = cards;
if (!first || !second || !third) throw new Error('the fixture has no cards');
const held = createMemberCard(first.id, { opened_on: '2025-02-10', annual_fee_cents: 500_000 });
const feeTerms = toFeeTerms([held], cards, [], inputs.date);

function ask(
  search = {},
  mayBecome: (card: CardRow) => boolean = () => true,
  rules: readonly RuleRow[] = [],
  to = second,
) {
  return toPlanQuestion({
    inputs,
    memberCards: [held],
    trackers: [],
    book: toRuleBook({ rules, links: [] }, cards, companies),
    history: toHistory([held], cards),
    monthsUntil: () => (rules.length > 0 ? 0 : null),
    feeTerms,
    changes: [
      {
        from_credit_card_id: held.credit_card_id,
        to_credit_card_id: to?.id ?? 0,
        min_months_open: null,
      },
    ],
    mayBecome,
    search: whatNextSearchSchema.parse(search),
  });
}

function plan(to = second) {
  const question = ask({}, () => true, [], to);
  const { search, describe } = beginPlan({ question });
  let step = search.next();
  while (step.done !== true) step = search.next();
  const result = describe(step.value);
  if (!result.plan) throw new Error('there is a plan');
  const explained = explainPlan({ question, tenures: result.tenures });
  let reasons = explained.next();
  while (reasons.done !== true) reasons = explained.next();
  const book = toRuleBook({ rules: [], links: [] }, cards, companies);
  const history = toHistory([held], cards);
  const facts = { question, book, history, undated: [], feeTerms, trackers: [] };
  return {
    question,
    plan: result.plan,
    events: listEvents(facts, result.plan),
    reasons: reasons.value,
  };
}

it('asks for what a card may become, though it is not opened, and not for what the member rules out', () => {
  const question = ask();
  expect(question.productChanges).toEqual([
    expect.objectContaining({ from: held.id, to: second.slug, minMonthsOpen: null }),
  ]);
  expect(question.limits.excluded).toEqual([second.slug]);
  expect(question.catalog.cards.map(({ slug }) => slug)).toEqual([held.id, second.slug]);
  expect(ask({ never: [second.slug] }).productChanges).toEqual([]);
  expect(ask({}, () => false).productChanges).toEqual([]);
});

it('is a step before the fee that says what it saves and that it brings no bonus', () => {
  const { events, question, reasons } = plan();
  const [change] = events;
  if (change?.kind !== 'change') throw new Error('the card is changed first');
  expect(change).toMatchObject({ month: 3, card: held.id, to: second.slug, feeCents: 500_000 });
  expect(describePlanInWords(events)).toBe('Change 1 card to another product.');
  const words = describeEvent(change, question.date, { reasons, blocker: null });
  expect(words).toEqual([
    'Before its fee of $5,000 is charged on Feb 10, 2027.',
    expect.stringMatching(/^The account then has (?:no fee|a fee of \$[\d,]+)\.$/),
    'The account stays open and doesn’t count as a new card; the new product pays no welcome bonus.',
    expect.stringMatching(/^Kept as it is, the plan keeps \$[\d,]+ less\.$/),
    expect.stringMatching(/^Closed, the plan keeps \$[\d,]+ less\.$/),
  ]);
  const fees = events.filter(({ kind }) => kind === 'fee');
  expect(fees.every(({ card }) => card === second.slug)).toBe(true);
  const dates = listCalendarEvents(events, question.date, (slug) => slug, 'x');
  expect(dates.map(({ title }) => title)).toEqual([`Change ${held.id} to ${second.slug}`]);
  expect(dates[0]?.description).toContain('pays no welcome bonus');
});

it('pays the fees that post after the change, to the cent of the plan', () => {
  const { plan: told, events } = plan(third);
  expect(told.fees.map(({ card }) => card)).toEqual([third.slug]);
  expect(told.credits.some(({ card }) => card === third.slug)).toBe(true);
  const sum = told.fees.reduce((total, { feeCents }) => total + feeCents, 0);
  expect(sum).toBeCloseTo(told.feesCents, 6);
  const [change] = events;
  expect(change).toMatchObject({ kind: 'change', toFeeCents: third.annual_fee_cents });
});

it('counts for rules about what was held, and for none about what was opened', () => {
  const rule = (clock: string): RuleRow => ({
    id: 1,
    slug: 'family',
    company_id: second.company_id,
    title: 'A family',
    kind: 'bonus_family',
    limit_count: 1,
    window_value: null,
    window_unit: 'lifetime',
    scope: 'issuer',
    counts: 'all',
    clock,
    strictness: 'hard',
    explanation: '',
    source: null,
    source_url: null,
    verified_on: null,
    confidence: 'high',
  });
  const blockersOf = (clock: string) =>
    ask({}, () => true, [rule(clock)]).rules.flatMap((each) => {
      if (each.slug !== 'family' || each.kind === 'velocity') return [];
      return each.kind === 'once' ? each.blockedBy : each.counts;
    });
  const change = `${held.id} to ${second.slug}`;
  expect(blockersOf('ever_held')).toContain(change);
  expect(blockersOf('closed')).toContain(change);
  expect(blockersOf('account_open')).not.toContain(change);
});
