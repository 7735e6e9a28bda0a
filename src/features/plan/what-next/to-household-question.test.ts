import { describe, expect, it } from 'vitest';
import { cents, points } from '@/domain/units.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { listApplicants } from '@/features/mine/eligibility/list-applicants.ts';
import type { RuleRow } from '@/features/mine/eligibility/schema.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { createPerson } from '@/features/mine/people/mutations.ts';
import { ruleRow } from '../../../../tests/support/plan-fixture.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { describePooling, describeReferral, describeSharing } from './describe-household.ts';
import { joinSpending } from './join-spending.ts';
import { listPooled, type PooledSystems } from './list-pooled.ts';
import { listEvents } from './list-steps.ts';
import { whatNextSearchSchema } from './schema.ts';
import { findReferral, splitPlan, splitReasons } from './split-plan.ts';
import { beginPlan } from './start-plan.ts';
import { toFeeTerms } from './to-fee-terms.ts';
import { toHouseholdQuestion } from './to-household-question.ts';

const { cards, companies } = catalogFixture;
const everyday = cards.find(({ slug }) => slug === 'blue-cash-everyday');
const ventureX = cards.find(({ slug }) => slug === 'venture-x');
if (!everyday || !ventureX) throw new Error('the fixture has them');

const plain = createInputsFixture({ restaurants: 600_000, other: 1_000_000 });
/** The cards with a bonus each, and the points of a referral by the slug of the card. */
function inputsWith(referralPoints: Readonly<Record<string, number>> = {}) {
  const tiers = [{ spendCents: cents(100_000), windowDays: 90, points: points(0) }];
  return {
    ...plain,
    catalog: {
      ...plain.catalog,
      cards: plain.catalog.cards.map((card) => ({
        ...card,
        bonus: { tiers: tiers.map((tier) => ({ ...tier, cashCents: cents(60_000) })) },
        referralPoints: points(referralPoints[card.slug] ?? 0),
      })),
    },
  };
}

const alex = createPerson('Alex', 'person', 0);
const company = createPerson('My LLC', 'business', 1);

type Given = {
  search?: object;
  rules?: readonly RuleRow[];
  inputs?: ReturnType<typeof inputsWith>;
};

function ask(
  memberCards: readonly MemberCard[],
  { search = {}, rules = [], inputs = inputsWith() }: Given = {},
) {
  const account = { id: 'me', name: null, cards: memberCards, people: [alex, company] };
  return toHouseholdQuestion({
    inputs,
    applicants: listApplicants(account, cards),
    trackers: [],
    book: toRuleBook({ rules, links: [] }, cards, companies),
    monthsUntil: () => 0,
    changes: [],
    mayBecome: () => true,
    feeTerms: toFeeTerms(memberCards, cards, [], inputs.date),
    search: whatNextSearchSchema.parse({ months: 12, new: 1, ...search }),
  });
}

function planFor(...asked: Parameters<typeof ask>) {
  const household = ask(...asked);
  const { search, describe: tell } = beginPlan({ question: household.question });
  let step = search.next();
  while (step.done !== true) step = search.next();
  const { plan, present } = tell(step.value);
  if (!plan || !present) throw new Error('there is a plan');
  return { ...household, plan, present };
}

const openedBy = ({ copies, plan }: ReturnType<typeof planFor>) =>
  plan.steps
    .filter(({ action }) => action === 'open')
    .map(({ card }) => copies.ownerOf(card))
    .map(({ person, card }) => `${person === alex.id ? 'Alex' : person}: ${card}`)
    .toSorted();

describe('the question of a household', () => {
  it('asks the member and each person, with the cards of a business among the member’s', () => {
    const mine = createMemberCard(everyday.id, { opened_on: '2025-03-09' });
    const ofLlc = createMemberCard(ventureX.id, { person_id: company.id });
    const ofAlex = createMemberCard(everyday.id, { person_id: alex.id });
    const { planners, question } = ask([mine, ofLlc, ofAlex]);
    expect(planners.map(({ id, name, owner }) => [id, name, owner])).toEqual([
      ['me', null, null],
      [alex.id, 'Alex', alex.id],
    ]);
    const slugs = question.catalog.cards.map(({ slug }) => slug);
    expect(slugs).toEqual(
      expect.arrayContaining([`${mine.id}@0`, `${ofLlc.id}@0`, `${ofAlex.id}@1`, 'venture-x@1']),
    );
    // A holder of a card does not open a second one.
    expect(slugs).not.toContain('venture-x@0');
    expect(slugs).not.toContain('blue-cash-everyday@1');
    expect(planners.map(({ facts }) => facts.undated)).toEqual([[ofLlc.id], [ofAlex.id]]);
  });

  it('refuses a card to whoever a rule speaks against, and to nobody else', () => {
    const mine = createMemberCard(everyday.id, { opened_on: '2026-10-09' });
    const never = cards.filter(({ id }) => id !== everyday.id).map(({ slug }) => slug);
    const rules = [{ ...ruleRow, company_id: everyday.company_id }];
    const closed = { ...mine, status: 'closed' as const, closed_on: '2026-11-01' };
    expect(openedBy(planFor([closed], { search: { never }, rules }))).toEqual([
      'Alex: blue-cash-everyday',
    ]);
    // Without the rule one of the two opens it; with room for both, each does.
    expect(openedBy(planFor([closed], { search: { never, new: 2 } }))).toEqual([
      'Alex: blue-cash-everyday',
      'me: blue-cash-everyday',
    ]);
  });

  it('keeps what is said of a card to it, and rules a card out for everybody', () => {
    const ofAlex = createMemberCard(everyday.id, { opened_on: '2025-03-09', person_id: alex.id });
    const { question } = ask([ofAlex], { search: { keep: [ofAlex.id], never: ['venture-x'] } });
    expect(question.limits.keep).toEqual([`${ofAlex.id}@1`]);
    expect(question.catalog.cards.map(({ slug }) => slug).join(' ')).not.toContain('venture-x');
  });
});

describe('the plan of a household', () => {
  const mine = createMemberCard(ventureX.id, { opened_on: '2025-03-09', annual_fee_cents: 0 });
  const referred = planFor([mine], { inputs: inputsWith({ 'venture-x': 400_000 }) });

  it('says who refers whom where the cards pay for it', () => {
    const { copies, plan } = referred;
    expect(openedBy(referred)).toEqual(['Alex: venture-x']);
    const found = findReferral(plan.referrals, copies, alex.id, 'venture-x');
    expect(found).toEqual({ by: 'me', points: 400_000 });
    expect(findReferral(plan.referrals, copies, 'me', 'venture-x')).toBeNull();
    expect(describeReferral(null, 'Alex', 400_000)).toBe('You refer Alex: +400,000 points');
    expect(describeReferral('Alex', null, 5)).toBe('Alex refers you: +5 points');
    expect(describeReferral('Alex', 'Kim', 5)).toBe('Alex refers Kim: +5 points');
    expect(planFor([mine]).plan.referrals).toEqual([]);
  });

  it('is split by whose the cards are, and its parts are the whole', () => {
    const { copies, plan, planners } = referred;
    const parts = planners.map(({ id }) => splitPlan(plan, copies, id));
    const sumOf = (each: typeof plan | (typeof parts)[number]) =>
      each.months
        .flatMap(({ lines }) => lines)
        .reduce((sum, { spendCents }) => sum + spendCents, 0);
    expect(parts.reduce((sum, part) => sum + part.steps.length, 0)).toBe(plan.steps.length);
    const room = { card: 'venture-x@1', rule: 'limit', what: 'card' } as const;
    const closing = { month: 1, action: 'close', card: 'blue-cash-everyday@1', room } as const;
    expect(splitPlan({ ...plan, steps: [closing] }, copies, alex.id).steps).toEqual([
      { ...closing, card: 'blue-cash-everyday', room: { ...room, card: 'venture-x' } },
    ]);
    expect(parts.reduce((sum, part) => sum + sumOf(part), 0)).toBeCloseTo(sumOf(plan), 4);
    const kinds = planners.map(({ facts }, index) => {
      const part = parts[index];
      return part ? listEvents(facts, part).map(({ kind, card }) => `${kind} ${card}`) : [];
    });
    expect(kinds[0]).not.toContain('open venture-x');
    expect(kinds[1]).toEqual(expect.arrayContaining(['open venture-x', 'bonus venture-x']));
    const reason = { kind: 'open', gainCents: 1, withoutBonus: null } as const;
    const moved = {
      aheadOfEarlierCents: null,
      aheadOfLaterCents: null,
      earlier: null,
      later: null,
    };
    const reasons = [{ ...reason, ...moved, card: 'venture-x@1' }];
    expect(splitReasons(reasons, copies, 'me')).toEqual([]);
    expect(splitReasons(reasons, copies, alex.id)).toEqual([
      { ...reason, ...moved, card: 'venture-x' },
    ]);
  });

  it('says whose points count together, but for cash', () => {
    const { copies, plan } = referred;
    const isCash = (system: string) => system === 'cash';
    const pooledAs = (pooling: 'household' | 'none' | null) => {
      const pointSystems = plain.catalog.pointSystems.map((each) => ({ ...each, pooling }));
      return listPooled(plan, copies, { pointSystems }, isCash);
    };
    expect(pooledAs('household')).toEqual({ pooled: ['capital-one-miles'], apart: [] });
    expect(pooledAs('none')).toEqual({ pooled: [], apart: ['capital-one-miles'] });
    expect(pooledAs(null).apart).toEqual(['capital-one-miles']);
    const nameOf = (slug: string) => slug.toUpperCase();
    const confidenceOf = (slug: string) => (slug === 'b' ? 'medium' : 'high');
    const tell = (systems: PooledSystems) => describePooling(systems, nameOf, confidenceOf);
    expect(tell({ pooled: [], apart: [] })).toBeNull();
    expect(tell({ pooled: ['a', 'b'], apart: [] })).toBe(
      'Points of A and B (medium confidence) count together, since a household may combine them.',
    );
    expect(tell({ pooled: [], apart: ['a'] })).toMatch(/^Points of A count for/);
    expect(tell({ pooled: ['a'], apart: ['b'] })).toMatch(
      /^Points of A count together.* Those of B count for each person alone/,
    );
  });
});

describe('the shared data of others', () => {
  const me = { id: 'me', name: null };
  const sam = { id: 'sam', name: 'Sam', amounts: { other: 500, gas: 200 } };
  const lee = { id: 'lee', name: 'Lee', amounts: { gas: 1 } };

  it('adds their spending to the member’s', () => {
    const own = { other: cents(1_000), restaurants: cents(30) };
    expect(joinSpending(own, [sam, lee])).toEqual({ other: 1_500, restaurants: 30, gas: 201 });
    expect(joinSpending(own, [])).toEqual(own);
  });

  it('is told with what is not known of them', () => {
    const [spending, silent, unknown] = describeSharing([me, sam, lee], [sam]);
    expect(spending).toMatch(/^Your spending counts with that of Sam:/);
    expect(silent).toBe(
      'Spending of Lee isn’t in the plan: it isn’t shared with you, or not entered.',
    );
    expect(unknown).toMatch(/^For Sam and Lee, we know only the cards they share/);
    const [alone, ...nothing] = describeSharing([me], []);
    expect(alone).toMatch(/^The spending is yours together/);
    expect(nothing).toEqual([null, null]);
  });

  it('is a lane for each of them, whose cards open nothing to the member', () => {
    const theirs = createMemberCard(everyday.id, { opened_on: '2025-03-09' });
    const account = (id: string, name: string | null, own: readonly MemberCard[]) => ({
      id,
      name,
      cards: own,
      people: [],
    });
    const { planners, question } = toHouseholdQuestion({
      inputs: inputsWith(),
      applicants: [account('me', null, []), account('sam', 'Sam', [theirs])].flatMap((each) =>
        listApplicants(each, cards),
      ),
      trackers: [],
      book: toRuleBook({ rules: [], links: [] }, cards, companies),
      monthsUntil: () => 0,
      changes: [],
      mayBecome: () => true,
      feeTerms: toFeeTerms([theirs], cards, [], plain.date),
      search: whatNextSearchSchema.parse({}),
    });
    expect(planners.map(({ name, owner }) => [name, owner])).toEqual([
      [null, null],
      ['Sam', null],
    ]);
    const slugs = question.catalog.cards.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['blue-cash-everyday@0', `${theirs.id}@1`]));
    expect(slugs).not.toContain('blue-cash-everyday@1');
  });
});
