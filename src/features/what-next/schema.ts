import type { Plan } from '@/domain/plan/describe-plan.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { Tenure } from '@/domain/plan/tenure.ts';
import type { PlanParameter } from '@/domain/plan/vary-question.ts';
import type { BonusRow, CardRow } from '@/features/catalog/schema.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import type { MemberCard } from '@/features/member-cards/schema.ts';
import type { Owner } from '@/features/people/schema.ts';
import type { PlannedStep } from '@/features/planned-steps/schema.ts';
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

/** Something that is bought once: in a month (`2027-08`), as a sub-category, for so many dollars. */
export type Purchase = { readonly month: string; readonly on: string; readonly dollars: number };

const readMonth = matching(/^\d{4}-(0[1-9]|1[0-2])$/);
const readSlug = text(80);
const readDollars = numberIn({ min: 0.01, max: 10_000_000 });

const purchases: Field<Purchase[]> = (value) =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) => {
        const given = new Map(Object.entries(typeof each === 'object' && each ? each : {}));
        const month = readMonth(given.get('month'));
        const on = readSlug(given.get('on'));
        const dollars = readDollars(given.get('dollars'));
        return month && on && dollars ? [{ month, on, dollars }] : [];
      })
    : [];

/** What the plan may do, kept in the address. */
export const whatNextSearchSchema = searchSchema({
  /** New cards at most. */
  new: numberIn({ min: 0, max: 8, isWhole: true }, 6),
  /** Months that are planned. */
  months: numberIn({ min: 6, max: 36, isWhole: true }, 24),
  /** First and last month (`2027-03`) in which no card is opened, with those between; one alone counts for nothing. */
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
  /** What is bought once, on top of the usual spending. */
  buy: purchases,
  /** Dollars a month that are spent on top of the profile. */
  more: numberIn({ min: 0, max: 1_000_000 }, 0),
  /** The sub-category they are spent on; absent: divided as the profile is. */
  on: text(80),
  /** Percent by which the spending of each year is more than that of the year before. */
  growth: numberIn({ min: 0, max: 100 }, 0),
  /** How points are redeemed: as the member prefers, or for cash. */
  redeem: oneOf(['own', 'cash'], 'own'),
  /** True counts sign-up bonuses at half their worth. */
  half: flag(false),
});
export type WhatNextSearch = SearchOf<typeof whatNextSearchSchema>;

/** What of the sums of a plan is whose. */
export type PlanTerms = {
  /** Statement credits and benefits by the slug of the credit, for the months in which the card is held. */
  readonly credits: readonly {
    readonly card: string;
    readonly credit: string;
    readonly valueCents: number;
  }[];
  /** A twelfth for each month in which the card is held, less what comes back. */
  readonly fees: readonly {
    readonly card: string;
    readonly months: number;
    readonly feeCents: number;
  }[];
  /** What payees charge for taking a card. */
  readonly costs: readonly {
    readonly card: string;
    readonly subCategory: string;
    readonly spendCents: number;
    readonly costCents: number;
  }[];
};

/** A plan with whose its sums are. */
export type ToldPlan = Plan & PlanTerms;

/** The sums that the value of a plan is made of. */
export type PlanParts = Pick<
  Plan,
  'netCents' | 'rewardsCents' | 'creditsCents' | 'bonusCents' | 'feesCents' | 'costsCents'
>;

/** What is known of the best plan; plain values that a worker posts. */
export type PlanResult = {
  /** The best plan so far; null while none is known. */
  readonly plan: ToldPlan | null;
  /** When each card of the best plan is held. */
  readonly tenures: readonly Tenure[];
  /** The cards that are held now, kept for all the months, and no other. */
  readonly present: ToldPlan | null;
  /** No plan is worth more; Infinity while nothing is known. */
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

/** How far each parameter may move before the plan of these tenures is not the best any more. */
export type RobustnessRequest = ExplainRequest & {
  readonly parameters: readonly PlanParameter[];
};

/** How a step compares with the same plan where that one step is another; a card by its slug in the question. */
export type Reason = { readonly card: string } & (
  | {
      readonly kind: 'open';
      /** What the plan is worth more for its bonus; null where it has none. */
      readonly gainCents: number | null;
      readonly withoutBonus: PlanParts | null;
      /** What it is worth more than a month earlier, and than a month later; null: not allowed, or not in the plan. */
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
      /** What closing it then loses of everything else. */
      readonly otherCents: number;
      /** The plan with the card closed instead of kept, or kept instead of closed. */
      readonly other: PlanParts;
    }
  | {
      readonly kind: 'change';
      readonly month: number;
      /** What the plan is worth more than with the card kept as it is, and than with it closed; null: not allowed. */
      readonly aheadOfKeepingCents: number | null;
      readonly aheadOfClosingCents: number | null;
      readonly kept: PlanParts | null;
      readonly closed: PlanParts | null;
    }
);

/**
 * What a step of the plan becomes once it is done; the message that tells of it can take it back. A card is for whoever
 * applies unless it is told for whom.
 */
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
  /** Keeps the steps of somebody's plan instead of those that were kept; without any, none. */
  readonly keepPlan: (person: Owner, steps: readonly PlannedStep[]) => void;
};
