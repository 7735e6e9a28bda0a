import { householdPlan } from '@/domain/household/household-plan.ts';
import type { PersonCopies } from '@/domain/household/person-copies.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { Applicant } from '@/features/mine/eligibility/schema.ts';
import { type PointsOnHand, pointsOf } from '@/features/mine/point-systems/public.ts';
import type { PlanFacts } from './judge-openings.ts';
import { listUndated, toPlanQuestion } from './to-plan-question.ts';

/** A person the household plans for, with the data that describes their steps. */
export type Planner = Applicant & { readonly facts: PlanFacts };

type Asked = Omit<
  Parameters<typeof toPlanQuestion>[0],
  'memberCards' | 'own' | 'history' | 'pointsOnHand'
> & {
  /** Points of everybody of the member's account. */
  readonly pointsOnHand?: readonly PointsOnHand[];
  /** One at least. */
  readonly applicants: readonly Applicant[];
};

type HouseholdQuestion = {
  readonly question: PlanQuestion;
  /** Owners of the question's cards. */
  readonly copies: PersonCopies;
  readonly planners: readonly Planner[];
};

/** One question for several people, who apply separately. Referrals follow from the cards' `referralPoints`. */
export function toHouseholdQuestion({
  applicants,
  pointsOnHand: all = [],
  ...asked
}: Asked): HouseholdQuestion {
  const { inputs, book, trackers, feeTerms } = asked;
  const planners = applicants.map((applicant): Planner => {
    const { own, history } = applicant;
    // Other members' points are not part of the question: they move in their own accounts.
    const pointsOnHand = applicant.account.name === null ? pointsOf(all, applicant.owner) : [];
    const question = toPlanQuestion({ ...asked, memberCards: own, history, pointsOnHand });
    const undated = listUndated(own, inputs.date);
    return {
      ...applicant,
      facts: { question, book, history, undated, feeTerms, trackers, pointsOnHand },
    };
  });
  const [shared] = planners;
  if (!shared) throw new RangeError('nobody to plan for');
  const products = new Map(inputs.rows.cards.map(({ id, slug }) => [id, slug]));
  const { catalog, preferences, spending, growthPercent, date, horizonMonths, oneTime, limits } =
    shared.facts.question;
  const ownRates = planners.flatMap(({ facts }) => facts.question.preferences.ownRates);
  const { question, copies } = householdPlan({
    catalog,
    preferences: { ...preferences, ownRates: [...new Set(ownRates)] },
    spending,
    growthPercent,
    date,
    horizonMonths,
    oneTime,
    limits: {
      atMostNew: limits.atMostNew,
      atMostPerMonth: limits.atMostPerMonth,
      atMostHeld: limits.atMostHeld,
      atMostFeesCents: limits.atMostFeesCents,
      noOpeningMonths: limits.noOpeningMonths,
      mayClose: limits.mayClose,
      fees: 'posted',
      excluded: [],
    },
    people: planners.map(({ id, own, facts: { question: alone } }) => ({
      id,
      selected: alone.preferences.selected,
      cards: alone.catalog.cards,
      products: Object.fromEntries(
        own.map((card) => [card.id, products.get(card.credit_card_id) ?? card.id]),
      ),
      history: alone.history,
      rules: alone.rules,
      feeRefundDays: alone.feeRefundDays,
      productChanges: alone.productChanges,
      excluded: alone.limits.excluded,
      keep: alone.limits.keep,
      balances: alone.balances ?? {},
    })),
  });
  return { question, copies, planners };
}
