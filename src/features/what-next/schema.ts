import type { Plan } from '@/domain/plan/describe-plan.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { BonusRow, CardRow } from '@/features/catalogue/schema.ts';
import type { MemberCard } from '@/features/member-cards/schema.ts';
import { texts } from '@/lib/search-fields.ts';
import { flag, numberIn, oneOf, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

/** What the plan may do, kept in the address. */
export const whatNextSearchSchema = searchSchema({
  /** New cards at most. */
  new: numberIn({ min: 0, max: 8, isWhole: true }, 6),
  /** Months that are planned. */
  months: numberIn({ min: 6, max: 36, isWhole: true }, 24),
  /** Months from now in which no card is opened. */
  pause: numberIn({ min: 0, max: 24, isWhole: true }, 0),
  /** Dollars a year that the fee of a new card is at most; absent is any. */
  fee: numberIn({ min: 0 }),
  /** Slugs of cards that are never opened. */
  never: texts([]),
  /** How points are redeemed: as the member prefers, or for cash. */
  redeem: oneOf(['own', 'cash'], 'own'),
  /** True counts sign-up bonuses at half their worth. */
  half: flag(false),
});
export type WhatNextSearch = SearchOf<typeof whatNextSearchSchema>;

/** What is known of the best plan; plain values that a worker posts. */
export type PlanResult = {
  /** The best plan so far; null while none is known. */
  readonly plan: Plan | null;
  /** The cards that are held now, kept for all the months, and no other. */
  readonly present: Plan | null;
  /** No plan is worth more; Infinity while nothing is known. */
  readonly boundCents: number;
  readonly isProven: boolean;
};

export type PlanRequest = { readonly question: PlanQuestion };

/** What a step of the plan becomes once it is done; the message that tells of it can take it back. */
export type DoStep = {
  readonly open: (card: CardRow, offer: BonusRow | null) => Promise<void>;
  readonly close: (memberCard: MemberCard, name: string) => Promise<void>;
};
