import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RuleRow } from '@/features/mine/eligibility/schema.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { toHistory } from '@/features/mine/eligibility/to-history.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { createInputsFixture } from './valuation-inputs.ts';
import { beginPlan } from '@/features/plan/what-next/start-plan.ts';
import { whatNextSearchSchema } from '@/features/plan/what-next/schema.ts';
import { toFeeTerms } from '@/features/plan/what-next/to-fee-terms.ts';
import { listUndated, toPlanQuestion } from '@/features/plan/what-next/to-plan-question.ts';

export const inputs = createInputsFixture({ restaurants: 600_000, other: 1_000_000 });
const { cards, companies } = catalogFixture;
const [first] = cards;
if (!first) throw new Error('the fixture has no cards');

/** Finds the best plan for a member with one card, whose issuer refunds a fee for this many days. */
export function searchPlan(held: MemberCard, search: object, refundDays: number) {
  const terms = { days_after_posting: refundDays, confidence: 'high' };
  const refunds = [{ company_id: first?.company_id ?? 0, ...terms }];
  const feeTerms = toFeeTerms([held], cards, refunds, inputs.date);
  const book = toRuleBook({ rules: [], links: [] }, cards, companies);
  const question = toPlanQuestion({
    inputs,
    memberCards: [held],
    trackers: [],
    book,
    history: toHistory([held], cards),
    monthsUntil: () => 0,
    changes: [],
    mayBecome: () => true,
    feeTerms,
    search: whatNextSearchSchema.parse(search),
  });
  const { search: steps, describe } = beginPlan({ question });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return { book, question, feeTerms, result: describe(step.value) };
}

/** Builds a plan for a member with such a card, with the data that describes it. */
export function planFor(
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

/** A rule against a second card within a year. */
export const ruleRow: RuleRow = {
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
