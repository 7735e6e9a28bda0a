import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { ruleBookOf } from '@/domain/plan/opening-rules.ts';
import { cents, centsPerPoint, points } from '@/domain/units.ts';
import type { BonusTrackerRow } from '@/features/mine/bonus-tracker/schema.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RuleRow } from '@/features/mine/eligibility/schema.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { whatNextSearchSchema } from './schema.ts';
import { toFeeTerms } from './to-fee-terms.ts';
import { toPlanQuestion } from './to-plan-question.ts';

const inputs = createInputsFixture({ restaurants: 600_000, other: 1_000_000 });
const { cards, companies } = catalogFixture;
const [first, second, third] = cards;
if (!first || !second || !third) throw new Error('the fixture has three cards');

const createRule = (own: Partial<RuleRow>): RuleRow => ({
  id: 1,
  slug: 'limit',
  company_id: third.company_id,
  title: 'A limit',
  kind: 'velocity',
  limit_count: 1,
  window_value: 24,
  window_unit: 'months',
  scope: 'all_issuers',
  counts: 'personal',
  clock: 'account_open',
  strictness: 'hard',
  explanation: '',
  source: null,
  source_url: null,
  verified_on: null,
  confidence: 'high',
  ...own,
});

function ask(
  memberCards: readonly MemberCard[],
  search = {},
  rules: readonly RuleRow[] = [],
  asked = inputs,
  trackers: readonly BonusTrackerRow[] = [],
  refunds: Parameters<typeof toFeeTerms>[2] = [],
  own = memberCards,
  monthsUntil: Parameters<typeof toPlanQuestion>[0]['monthsUntil'] = () => 0,
) {
  return toPlanQuestion({
    inputs: asked,
    memberCards,
    own,
    trackers,
    book: toRuleBook({ rules, links: [] }, cards, companies),
    history: toHistory(own, cards),
    monthsUntil,
    changes: [],
    mayBecome: () => true,
    feeTerms: toFeeTerms(memberCards, cards, refunds, asked.date),
    search: whatNextSearchSchema.parse(search),
  });
}

const tracker: BonusTrackerRow = {
  id: 'tracker',
  member_card_id: '',
  signup_bonus_id: null,
  required_spend_cents: 400_000,
  spent_cents: 150_000,
  starts_on: '2026-09-03',
  deadline_on: '2026-12-02',
  points: 60_000,
  cash_cents: 20_000,
  posted_on: null,
  notes: null,
  revision: 1,
};

describe('spending on top of the profile', () => {
  it('is a purchase in its month, where that lies in the plan and is of a known kind', () => {
    const buy = [
      { month: '2027-01', on: 'gas-stations', dollars: 6_000 },
      { month: '2026-10', on: 'gas-stations', dollars: 1 },
      { month: '2027-11', on: 'gas-stations', dollars: 1 },
      { month: '2027-02', on: 'nothing-known', dollars: 1 },
      { month: '2027-13', on: 'gas-stations', dollars: 1 },
    ];
    expect(ask([], { buy, months: 12 }).oneTime).toEqual([
      { month: 2, subCategory: 'gas-stations', cents: 600_000 },
    ]);
  });

  it('is more each month, divided as the profile is or all of one kind', () => {
    expect(ask([], { more: 500 }).spending).toEqual({ restaurants: 825_000, other: 1_375_000 });
    expect(ask([], { more: 500, on: 'gas-stations' }).spending).toEqual({
      restaurants: 600_000,
      other: 1_000_000,
      'gas-stations': 600_000,
    });
    expect(ask([], { on: 'gas-stations' }).spending).toEqual(inputs.spending);
    const nothing = createInputsFixture({ other: 0 });
    expect(ask([], { more: 500 }, [], nothing).spending).toEqual({ other: 0 });
  });
});

describe('a member’s rows as a question', () => {
  it('propose a card that was refused half a year later at the earliest', () => {
    const rejected = { status: 'rejected', applied_on: '2026-11-21' } as const;
    const asked = ask([createMemberCard(second.id, rejected)]);
    const book = ruleBookOf(asked);
    const mayOpen = (month: number, card: string) => book.mayOpen({ card, month }, []);
    expect([0, 5, 6].map((month) => mayOpen(month, second.slug))).toEqual([false, false, true]);
    expect(mayOpen(0, first.slug)).toBe(true);
  });

  it('open a card that asks for more credit once its months are over, and never after the plan', () => {
    const wait = (months: number) =>
      ask([], { months: 24 }, [], inputs, [], [], undefined, ({ slug }) =>
        slug === second.slug ? months : 0,
      );
    const asked = wait(12);
    const mayOpen = (month: number, card: string) => ruleBookOf(asked).mayOpen({ card, month }, []);
    expect([0, 11, 12].map((month) => mayOpen(month, second.slug))).toEqual([false, false, true]);
    expect(mayOpen(0, first.slug)).toBe(true);
    expect(wait(24).catalog.cards.map(({ slug }) => slug)).not.toContain(second.slug);
  });

  it('let the plan close no card that the member keeps', () => {
    const [one, two] = [first.id, second.id].map((id) =>
      createMemberCard(id, { opened_on: '2025-03-09' }),
    );
    expect(
      ask(
        [one, two].flatMap((each) => each ?? []),
        { keep: [one?.id] },
      ).limits.keep,
    ).toEqual([one?.id]);
  });

  it('plan for one of the household: the cards of others earn, stay, and close no card to them', () => {
    const mine = createMemberCard(first.id, { opened_on: '2025-03-09' });
    const ofAlex = createMemberCard(second.id, { opened_on: '2025-03-09' });
    const denied = createMemberCard(first.id, { status: 'rejected', applied_on: '2026-11-01' });
    const all = [mine, ofAlex, denied];
    const forAlex = ask(all, {}, [], inputs, [], [], [ofAlex]);
    const slugs = forAlex.catalog.cards.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining([mine.id, ofAlex.id, first.slug]));
    expect(slugs).not.toContain(second.slug);
    expect(forAlex.limits.keep).toEqual([mine.id]);
    expect(ruleBookOf(forAlex).mayOpen({ card: first.slug, month: 0 }, [])).toBe(true);

    const forMe = ask(all, {}, [], inputs, [], [], [mine, denied]);
    expect(forMe.catalog.cards.map(({ slug }) => slug)).not.toContain(first.slug);
    expect(forMe.limits.keep).toEqual([ofAlex.id]);
  });

  it('hold each card under its own id, twice where it is held twice, with the fee that is paid', () => {
    const one = createMemberCard(first.id, { opened_on: '2025-03-09', annual_fee_cents: 1_200 });
    const two = createMemberCard(first.id, { opened_on: '2024-05-01' });
    const { catalog, history, limits } = ask([one, two]);
    const own = catalog.cards.filter(({ slug }) => slug === one.id || slug === two.id);
    expect(own.map(({ annualFeeCents }) => annualFeeCents)).toEqual([
      1_200,
      first.annual_fee_cents,
    ]);
    expect(catalog.cards.map(({ slug }) => slug)).not.toContain(first.slug);
    expect(history).toEqual([
      { card: one.id, openedOn: '2025-03-01', closedOn: null, bonusOn: null, bonusesUnderWay: [] },
      { card: two.id, openedOn: '2024-05-01', closedOn: null, bonusOn: null, bonusesUnderWay: [] },
    ]);
    expect(limits).toMatchObject({ atMostNew: 6, keep: [] });
  });

  it('begin the years of a fee in the month that the member names', () => {
    const card = createMemberCard(first.id, { opened_on: '2025-03-09', fee_month: 4 });
    expect(ask([card]).history[0]?.openedOn).toBe('2025-04-01');
    const unknown = createMemberCard(first.id, { fee_month: 12 });
    expect(ask([unknown]).history[0]?.openedOn).toBe('2024-12-01');
  });

  it('do not close a card before a fee that was charged earlier this month', () => {
    const startOf = (opened_on: string) => ask([createMemberCard(first.id, { opened_on })]).history;
    expect(startOf('2024-11-14')).toMatchObject([{ openedOn: '2024-10-01' }]);
    expect(startOf('2024-11-22')).toMatchObject([{ openedOn: '2024-11-01' }]);
    const refunded = (days_after_posting: number) =>
      ask(
        [createMemberCard(first.id, { opened_on: '2024-11-14' })],
        {},
        [],
        inputs,
        [],
        [{ company_id: first.company_id, days_after_posting, confidence: 'high' }],
      ).history;
    expect(refunded(6)).toMatchObject([{ openedOn: '2024-10-01' }]);
    expect(refunded(7)).toMatchObject([{ openedOn: '2024-11-01' }]);
  });

  it('keep a card of which nobody knows when its fee falls due', () => {
    const card = createMemberCard(first.id);
    expect(ask([card]).limits.keep).toEqual([card.id]);
  });

  it('neither hold nor count a card that is wished for', () => {
    const card = createMemberCard(first.id, { status: 'wish_list', opened_on: '2026-01-01' });
    const { history, catalog } = ask([card], {}, [createRule({})]);
    expect(history).toEqual([]);
    expect(catalog.cards.map(({ slug }) => slug)).toContain(first.slug);
  });

  it('propose nothing that is never to be opened, or whose fee is too high', () => {
    const slugs = ask([], { never: [first.slug] }).catalog.cards.map(({ slug }) => slug);
    expect(slugs).not.toContain(first.slug);
    const cheap = ask([], { fee: 0 }).catalog.cards;
    expect(cheap.every(({ annualFeeCents }) => annualFeeCents === 0)).toBe(true);
  });

  it('open nothing from one month to another, as far as those lie in the plan', () => {
    const quiet = (noneFrom: unknown, noneUntil: unknown) =>
      ask([], { noneFrom, noneUntil, months: 12 }).limits.noOpeningMonths;
    expect(quiet('2027-01', '2027-03')).toEqual([2, 3, 4]);
    expect(quiet('2026-03', '2026-12')).toEqual([0, 1]);
    expect(quiet('2027-10', '2028-10')).toEqual([11]);
    expect(quiet('2027-03', '2027-01')).toEqual([]);
    expect(quiet('2027-03', undefined)).toEqual([]);
    expect(quiet('2027-13', 'soon')).toEqual([]);
  });

  it('limit the fees of all cards, so much a year of the plan', () => {
    const limitOf = (search: object) => ask([], search).limits.atMostFeesCents;
    expect(limitOf({ fees: 500, months: 18 })).toBe(75_000);
    expect(limitOf({ fees: 0 })).toBe(0);
    expect([limitOf({}), limitOf({ fees: -1 }), limitOf({ fees: 'few' })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('let the spending grow each year, and not where the address asks for nonsense', () => {
    const growthOf = (growth: unknown) => ask([], { growth }).growthPercent;
    expect([3.5, undefined, -5, 1_000, '3'].map(growthOf)).toEqual([3.5, 0, 0, 0, 0]);
  });

  it('count a closed card for a rule as long as the rule does', () => {
    const closed = createMemberCard(first.id, {
      status: 'closed',
      opened_on: '2025-02-11',
      closed_on: '2026-02-11',
    });
    const { rules, history } = ask([closed], {}, [createRule({})]);
    // Reports give only months: a card opened in February 2025 counts until the end of February 2027.
    expect(history).toEqual([
      {
        card: `limit ${closed.id} -21`,
        openedOn: '2025-02-01',
        closedOn: '2025-02-01',
        bonusOn: null,
        bonusesUnderWay: [],
      },
    ]);
    expect(rules).toMatchObject([{ kind: 'velocity', limit: 1, months: 25 }]);
    expect(rules[0]?.kind === 'velocity' && rules[0].counts).toContain(`limit ${closed.id} -21`);
    const old = { ...closed, opened_on: '2024-09-30' };
    expect(ask([old], {}, [createRule({})]).history).toEqual([]);
  });

  it('count a bonus of the plan from the month after its window, and one whose day is not known', () => {
    const rule = createRule({ kind: 'bonus_family', scope: 'issuer', clock: 'bonus_posted' });
    const closed = createMemberCard(third.id, {
      status: 'closed',
      opened_on: '2025-03-15',
      closed_on: '2026-10-20',
    });
    const tier = { spendCents: cents(400_000), windowDays: 90, points: points(60_000) };
    const bonus = { tiers: [{ ...tier, cashCents: cents(0) }] };
    const offering = inputs.catalog.cards.map((card) => ({ ...card, bonus }));
    const catalog = { ...inputs.catalog, cards: offering };
    // It posted 13 months after opening at the latest, in April 2026, so it counts until April 2028.
    const { rules, history } = ask([closed], {}, [rule], { ...inputs, catalog });
    expect(rules).toMatchObject([{ kind: 'once', what: 'bonus', months: 24 + 3 }]);
    expect(history).toMatchObject([{ openedOn: '2026-01-01' }]);
  });

  it('count a card of which no day is known as if it were opened today', () => {
    const { rules, history } = ask([createMemberCard(first.id)], {}, [createRule({})]);
    expect(rules).toMatchObject([{ kind: 'velocity', months: 25 }]);
    expect(history.at(-1)?.openedOn).toBe('2026-11-01');
  });

  it('count a card that is still to come up to the end of its window', () => {
    const card = createMemberCard(first.id, { opened_on: '2027-02-10' });
    const { rules, history } = ask([card], {}, [createRule({ window_value: 4 })]);
    expect(rules).toMatchObject([{ months: 5 }]);
    // One after the other, from before the plan up to July 2027.
    expect(history.slice(1).map(({ openedOn }) => openedOn)).toEqual(['2027-02-01', '2026-09-01']);
  });

  it('leave out a rule that applicants merely report', () => {
    const card = createMemberCard(first.id, { opened_on: '2026-01-01' });
    expect(ask([card], {}, [createRule({ strictness: 'soft' })]).rules).toEqual([]);
  });

  it('halve the bonuses, and redeem for cash, where that is asked', () => {
    const [card] = inputs.catalog.cards;
    if (!card) throw new Error('the fixture has no cards');
    const tier = { spendCents: cents(400_000), windowDays: 90, points: points(60_000) };
    const bonus = { tiers: [{ ...tier, cashCents: cents(20_000) }] };
    const catalog = { ...inputs.catalog, cards: [{ ...card, bonus }] };
    const [half] = ask([], { half: true }, [], { ...inputs, catalog }).catalog.cards;
    expect(half?.bonus?.tiers).toEqual([{ ...tier, points: 30_000, cashCents: 10_000 }]);
    expect(ask([], { redeem: 'cash' }).preferences.redemption).toBe('cash');
  });

  it('have what is still to be done for a bonus of a card that was opened a while ago', () => {
    const card = createMemberCard(first.id, { opened_on: '2026-09-03' });
    const bonusOf = (own: Partial<BonusTrackerRow>, search = {}) =>
      ask([card], search, [], inputs, [{ ...tracker, member_card_id: card.id, ...own }]).history[0]
        ?.bonusesUnderWay;
    const step = { spendCents: 250_000, untilMonth: 1, points: 60_000, cashCents: 20_000 };
    expect(bonusOf({})).toEqual([step]);
    expect(bonusOf({}, { half: true })).toMatchObject([{ points: 30_000, cashCents: 10_000 }]);
    expect(bonusOf({ deadline_on: null })).toMatchObject([{ untilMonth: Infinity }]);
    expect(bonusOf({ member_card_id: 'another' })).toEqual([]);
    expect(bonusOf({ posted_on: '2026-11-20' })).toEqual([]);
    expect(bonusOf({ deadline_on: '2026-11-20' })).toEqual([]);
    expect(bonusOf({ deadline_on: '2026-11-20', spent_cents: 450_000 })).toMatchObject([
      { spendCents: 0 },
    ]);
  });

  it('count the days in which an issuer pays a fee back, as far as a plan of months can', () => {
    const refundDays = (days: number, opened_on: string, confidence = 'high') => {
      const held = createMemberCard(first.id, { opened_on, annual_fee_cents: 9_500 });
      const refunds = [{ company_id: first.company_id, days_after_posting: days, confidence }];
      return ask([held], {}, [], inputs, [], refunds).feeRefundDays[held.id];
    };
    expect(refundDays(30, '2025-02-10')).toBe(30);
    // 30 days from January 1 end on the 31st: too late to close the card in February.
    expect(refundDays(30, '2025-01-01')).toBe(29);
    // Charged on October 5, 2026: its days were over on November 4.
    expect(refundDays(30, '2024-10-05')).toBe(29);
    // Charged on September 20, 2026: up to November 19, which is over too.
    expect(refundDays(60, '2024-09-20')).toBe(59);
    expect(refundDays(60, '2024-09-25')).toBe(60);
    expect([refundDays(0, '2025-02-10'), refundDays(30, '2025-02-10', 'low')]).toEqual([0, 0]);
  });

  it('count them of a card that may be opened as if its fee were charged on the worst day', () => {
    const refundDays = (days: number) => {
      const terms = { days_after_posting: days, confidence: 'high' };
      const refunds = [{ company_id: second.company_id, ...terms }];
      return ask([], {}, [], inputs, [], refunds).feeRefundDays[second.slug];
    };
    expect([30, 37].map(refundDays)).toEqual([29, 37]);
  });

  it('begin with the month of today', () => {
    expect(ask([]).date).toBe(calendarDate('2026-11-21'));
  });
});

it('counts fees whole where they post, and the points of the person at what they bring when they leave', () => {
  const [system] = inputs.catalog.pointSystems;
  if (!system) throw new Error('the fixture has point systems');
  const count = points(50_000);
  const question = toPlanQuestion({
    ...{ inputs, memberCards: [], trackers: [], history: [], changes: [] },
    book: toRuleBook({ rules: [], links: [] }, cards, companies),
    monthsUntil: () => 0,
    mayBecome: () => true,
    feeTerms: new Map(),
    search: whatNextSearchSchema.parse({}),
    pointsOnHand: [
      {
        ...{ owner: null, system: system.slug, name: 'Points', points: count, leavingTo: null },
        leaving: { centsPerPoint: centsPerPoint(0.7), to: null },
        worth: {
          ...{ system: system.slug, points: count },
          ...{ fullCents: 0, lockedCents: 0, leavingCents: 0 },
        },
      },
    ],
  });
  expect(question.limits.fees).toBe('posted');
  expect(question.balances).toEqual({ [system.slug]: 50_000 });
  const leaving = question.catalog.pointSystems.map(({ leavingValue }) => leavingValue);
  expect(leaving).toEqual([0.7, ...leaving.slice(1).map(() => null)]);
});
