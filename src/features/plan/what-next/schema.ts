import type { Plan } from '@/domain/plan/describe-plan.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { Tenure } from '@/domain/plan/tenure.ts';
import type { PlanParameter } from '@/domain/plan/vary-question.ts';
import type { BonusRow, CardRow } from '@/features/catalog/facts/schema.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import type { PlannedStep } from '@/features/plan/planned-steps/schema.ts';
import { texts } from '@/lib/search-fields.ts';
import {
  type Field,
  flag,
  matching,
  numberIn,
  oneOf,
  searchSchema,
  type SearchOf,
  text,
} from '@/lib/search-schema.ts';

/** A one-time purchase: month (`2027-08`), sub-category, and dollars. */
export type Purchase = { readonly month: string; readonly on: string; readonly dollars: number };

const readMonth = matching(/^\d{4}-(0[1-9]|1[0-2])$/);
const readSlug = text(80);
const readDollars = numberIn({ min: 0.01, max: 10_000_000 });

/** More than anyone adds by hand; a screen draws them all. */
const MOST_PURCHASES = 200;

const purchases: Field<Purchase[]> = (value) =>
  Array.isArray(value)
    ? value.slice(0, MOST_PURCHASES).flatMap((each: unknown) => {
        const given = new Map(Object.entries(typeof each === 'object' && each ? each : {}));
        const month = readMonth(given.get('month'));
        const on = readSlug(given.get('on'));
        const dollars = readDollars(given.get('dollars'));
        return month && on && dollars ? [{ month, on, dollars }] : [];
      })
    : [];

export const whatNextSearchSchema = searchSchema({
  /** New cards at most. */
  new: numberIn({ min: 0, max: 8, isWhole: true }, 6),
  /** Months that are planned. */
  months: numberIn({ min: 6, max: 36, isWhole: true }, 24),
  /** First and last month (`2027-03`) without openings; one of them alone has no effect. */
  noneFrom: readMonth,
  noneUntil: readMonth,
  /** Dollars a year that the fee of a new card is at most; absent is any. */
  fee: numberIn({ min: 0 }),
  /** Dollars that the fees of all cards are at most, a year of the plan; absent is any. */
  fees: numberIn({ min: 0, max: 100_000 }),
  /** Slugs of cards that are never opened. */
  never: texts([]),
  /** Cards of the member, by their id, that are never closed. */
  keep: texts([]),
  /** One-time purchases on top of usual spending. */
  buy: purchases,
  /** A purchase that is typed and not in the plan yet: dollars as typed, month, and sub-category. */
  typed: text(12),
  typedIn: readMonth,
  typedOn: text(80),
  /** Dollars a month that are spent on top of the profile. */
  more: numberIn({ min: 0, max: 1_000_000 }, 0),
  /** The sub-category they are spent on; absent: divided as the profile is. */
  on: text(80),
  /** Percent by which the spending of each year is more than that of the year before. */
  growth: numberIn({ min: 0, max: 100 }, 0),
  /** Redemption of points: the member's preference, or cash. */
  redeem: oneOf(['own', 'cash'], 'own'),
  /** True counts sign-up bonuses at half their worth. */
  half: flag(false),
  /** True plans for a beginner as `chooseLimits` does; no effect on others. */
  start: flag(true),
});
export type WhatNextSearch = SearchOf<typeof whatNextSearchSchema>;

export type PlanTerms = {
  /** Statement credits and benefits by the slug of the credit, for the months in which the card is held. */
  readonly credits: readonly {
    readonly card: string;
    readonly credit: string;
    readonly valueCents: number;
  }[];
  /** Fees that post in the months held, less refunds. */
  readonly fees: readonly {
    readonly card: string;
    readonly months: number;
    readonly feeCents: number;
  }[];
  /** Fees of payees that charge for card payments. */
  readonly costs: readonly {
    readonly card: string;
    readonly subCategory: string;
    readonly spendCents: number;
    readonly costCents: number;
  }[];
};

export type ToldPlan = Plan & PlanTerms;

/** The sums that the value of a plan is made of. */
export type PlanParts = Pick<
  Plan,
  | 'netCents'
  | 'rewardsCents'
  | 'creditsCents'
  | 'bonusCents'
  | 'feesCents'
  | 'costsCents'
  | 'balancesCents'
>;

/** State of the search for the best plan; plain values that a worker posts. */
export type PlanResult = {
  /** The best plan so far; null while none is known. */
  readonly plan: ToldPlan | null;
  /** Months in which each card of the best plan is held. */
  readonly tenures: readonly Tenure[];
  /** The cards that are held now, kept for all the months, and no other. */
  readonly present: ToldPlan | null;
  /** Upper bound on any plan's value; Infinity while unknown. */
  readonly boundCents: number;
  readonly isProven: boolean;
};

export type PlanRequest = {
  readonly question: PlanQuestion;
  /** A plan to begin with. */
  readonly known?: readonly Tenure[];
};

export type ExplainRequest = {
  readonly question: PlanQuestion;
  readonly tenures: readonly Tenure[];
};

/** Asks how far each parameter may change before another plan beats this one. */
export type RobustnessRequest = ExplainRequest & {
  readonly parameters: readonly PlanParameter[];
};

/** Comparison of a step with the same plan in which that one step differs; card by slug in the question. */
export type Reason = { readonly card: string } & (
  | {
      readonly kind: 'open';
      /** Value the bonus adds to the plan; null if there is none. */
      readonly gainCents: number | null;
      readonly withoutBonus: PlanParts | null;
      /** Advantage over a month earlier, and over a month later; null if not allowed, or outside the plan. */
      readonly aheadOfEarlierCents: number | null;
      readonly aheadOfLaterCents: number | null;
      readonly earlier: PlanParts | null;
      readonly later: PlanParts | null;
    }
  | {
      readonly kind: 'close' | 'keep';
      readonly month: number;
      /** Fees of the plan's months that closing the card then saves. */
      readonly feeCents: number;
      /** Other value lost by closing it then. */
      readonly otherCents: number;
      /** The plan with the card closed instead of kept, or kept instead of closed. */
      readonly other: PlanParts;
    }
  | {
      readonly kind: 'change';
      readonly month: number;
      /** Advantage over keeping the card, and over closing it; null if not allowed. */
      readonly aheadOfKeepingCents: number | null;
      readonly aheadOfClosingCents: number | null;
      readonly kept: PlanParts | null;
      readonly closed: PlanParts | null;
    }
);

/** Carries out plan steps; toasts offer undo. Opens cards for the current applicant unless a person is given. */
export type DoStep = {
  readonly open: (
    card: CardRow,
    offer: BonusRow | null,
    on: string,
    owner?: Owner,
  ) => Promise<void>;
  readonly close: (memberCard: MemberCard, name: string) => Promise<void>;
  /** The account becomes another product, which has the name `product`. */
  readonly change: (
    memberCard: MemberCard,
    values: RowValues<MemberCard>,
    product: string,
  ) => Promise<void>;
  /** An application that was turned down is kept, so that the plan does not propose the card again at once. */
  readonly deny: (card: CardRow, owner?: Owner) => Promise<void>;
  /** Keeps the steps of a person's plan in place of earlier ones; an empty list keeps none. */
  readonly keepPlan: (person: Owner, steps: readonly PlannedStep[]) => void;
};
