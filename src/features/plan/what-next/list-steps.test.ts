import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { cents, centsPerPoint, points } from '@/domain/units.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RuleRow } from '@/features/mine/eligibility/schema.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { listCalendarEvents } from './list-calendar-events.ts';
import { listCountLimits } from './list-count-limits.ts';
import { listMoves } from './list-moves.ts';
import { countNewCards, listEvents } from './list-steps.ts';
import { inputs, planFor, ruleRow, searchPlan } from '../../../../tests/support/plan-fixture.ts';
import { sumLines } from './sum-lines.ts';
import { describeEvent } from './explain-event.ts';
import { describeBriefly, describePlanInWords, describeProof } from './words.ts';

const { cards, companies } = catalogFixture;
const [first] = cards;
if (!first) throw new Error('the fixture has no cards');

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
  const { result } = searchPlan(held, { new: 0, fees: 4_999, keep: [held.id] }, 0);
  // It is kept, and its fee posts in February 2027 and 2028.
  expect([result.plan, result.isProven]).toEqual([null, true]);
  expect(result.present?.feesCents).toBe(1_000_000);
  // Closed before February 2027 it pays none.
  expect(searchPlan(held, { new: 0, fees: 100 }, 0).result.plan?.feesCents).toBe(0);
});

it('reminds of closing a card on a day on which its fee is not charged yet', () => {
  const dayOf = (opened_on: string) => {
    const { plan, facts } = planFor({ annual_fee_cents: 500_000, opened_on }, { new: 0 });
    const events = listEvents(facts, plan);
    return listCalendarEvents(events, inputs.date, () => 'The card', 'here').map(
      ({ date }) => date,
    );
  };
  expect(dayOf('2026-02-10')).toEqual(['2027-02-01']);
  expect(dayOf('2026-02-01')).toEqual(['2027-01-31']);
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
    'Within 37 days after its fee of $5,000 is charged on Feb 10, 2027, by Mar 19, 2027, to get the fee back.',
  ]);
  expect(events.map(describeBriefly)).toEqual([
    'Charged on Feb 10, 2027.',
    'By Mar 19, 2027, to get the $5,000 refunded.',
  ]);
  expect(describePlanInWords(events)).toBe('Close 1 card within the refund window.');
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
      /^Within 60 days after its fee of \$\d+ is charged in Dec 2027, to get the fee back\.$/,
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
    // Its last months count too, up to the last that the 37 days reach into.
    'close 1',
    'Within 37 days after its fee of $5,000 is charged on Nov 14, 2026, by Dec 21, 2026, to get the fee back.',
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
  const [, other] = facts.question.catalog.cards;
  if (!other) throw new Error('there is a card to open');
  const tier = { spendCents: cents(400_000), windowDays: 90, points: points(0) };
  const offered = { ...other, bonus: { tiers: [{ ...tier, cashCents: cents(20_000) }] } };
  const question = {
    ...facts.question,
    catalog: { ...facts.question.catalog, cards: [offered] },
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
    bonus: { ...bonuses[0], dueOn: '2027-01-02', points: 0, cashCents: 20_000 },
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
    { slug: 'hard', title: '5/24', limit_count: 5, ...report, counts: 'credit_report' },
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
  const { catalog } = facts.question;
  expect(limitsOf(facts.question)).toEqual([
    ['5/24', 5, true],
    ['6/24', 6, false],
  ]);
  const own = catalog.cards.filter(({ slug }) => slug === held.id);
  expect(limitsOf({ ...facts.question, catalog: { ...catalog, cards: own } })).toEqual([]);
});

it('adds the months of a plan up to what they earn', () => {
  const { plan } = planFor({}, { new: 0 });
  const lines = sumLines(plan.months);
  expect(lines.reduce((sum, line) => sum + line.valueCents, 0)).toBeCloseTo(plan.rewardsCents, 6);
  expect(lines.length).toBeLessThan(plan.months.flatMap((month) => month.lines).length);
});

it('says whose the credits and fees of a plan are, down to its sums', () => {
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  const plans = ['2024-06-15', '2026-02-10'].flatMap((opened_on) => {
    const { plan, present } = planFor({ opened_on, annual_fee_cents: 4_800 });
    return [plan, present];
  });
  for (const { credits, fees, costs, ...plan } of plans) {
    expect(sum(credits.map(({ valueCents }) => valueCents))).toBeCloseTo(plan.creditsCents, 6);
    expect(sum(fees.map(({ feeCents }) => feeCents))).toBeCloseTo(plan.feesCents, 6);
    expect(sum(costs.map(({ costCents }) => costCents))).toBeCloseTo(plan.costsCents, 6);
  }
  expect(plans.some(({ creditsCents }) => creditsCents > 0)).toBe(true);
  expect(plans.some(({ feesCents }) => feesCents > 0)).toBe(true);
});

it('says how much better is possible, once that is known', () => {
  const { result, plan } = planFor({}, { new: 0 });
  const bound = { ...result, isProven: false, boundCents: plan.netCents + 10_000 };
  expect(describeProof(bound, true)).toMatch(
    /^Still looking: within \$100 \([\d.]+%\) of the best possible plan/,
  );
  expect(describeProof({ ...bound, boundCents: Infinity }, false)).toBe(
    'Stopped: how much better is possible is not known yet.',
  );
});

it('has points moved or spent before the card that keeps them is closed, and says where', () => {
  const { held, facts, plan } = planFor({ annual_fee_cents: 500_000 }, { new: 0 });
  const [card] = facts.question.catalog.cards;
  if (!card) throw new Error('a card is held');
  const count = points(90_000);
  const pointsOnHand = [
    {
      ...{ owner: null, system: card.pointSystem, name: 'Alpha', points: count },
      leaving: { centsPerPoint: centsPerPoint(1.2), to: 'delta' },
      leavingTo: 'Delta SkyMiles',
      worth: {
        ...{ system: card.pointSystem, points: count },
        ...{ fullCents: 144_000, lockedCents: 108_000, leavingCents: 108_000 },
      },
    },
  ];
  const events = listEvents({ ...facts, pointsOnHand }, plan);
  expect(events.map(({ kind, month }) => [kind, month])).toEqual([
    ['move', 3],
    ['close', 3],
  ]);
  const [move] = events;
  expect(move && describeEvent(move, facts.question.date)).toEqual([
    'No card that holds them is left after this.',
    'Best by your values: transfer them to Delta SkyMiles, worth $1,080. Transfers can’t be undone: look up an award first.',
    'That is $360 less than they are worth to you now.',
  ]);
  const dated = listCalendarEvents(events, facts.question.date, () => 'The card', 'here');
  expect(dated.map(({ date, title }) => [date, title])).toEqual([
    ['2027-01-18', 'Move or spend 90,000 Alpha'],
    ['2027-02-01', 'Close The card'],
  ]);
  // A plan that opens another card of the program before moves nothing.
  const other = { ...card, slug: 'other' };
  const question = {
    ...facts.question,
    catalog: { ...facts.question.catalog, cards: [card, other] },
  };
  const steps = [{ month: 1, action: 'open' as const, card: 'other' }, ...plan.steps];
  expect(listMoves({ ...facts, question, pointsOnHand }, { ...plan, steps })).toEqual([]);
  expect(held.id).toBe(card.slug);
});

it('warns before it closes the oldest card', () => {
  const { facts, plan, held } = planFor({ annual_fee_cents: 500_000 }, { new: 0 });
  const [own] = facts.history;
  if (!own) throw new Error('a card is held');
  const wordsWith = (openedOn: string) => {
    const younger = { ...own, id: 'younger', openedOn: calendarDate(openedOn) };
    const closing = listEvents({ ...facts, history: [own, younger] }, plan).find(
      ({ kind, card }) => kind === 'close' && card === held.id,
    );
    return closing ? describeEvent(closing, facts.question.date).join(' ') : '';
  };
  expect(wordsWith('2026-03-01')).toContain('It is the oldest card you have');
  expect(wordsWith('2025-03-01')).not.toContain('oldest');
});
