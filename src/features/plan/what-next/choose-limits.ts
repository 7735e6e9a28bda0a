import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { type WhatNextSearch, whatNextSearchSchema } from './schema.ts';

/** Cards, open or closed, that a beginner has had at most. */
const FEW = 2;

/**
 * A plan for a start: one or two new cards, in dollars a year of fee for each. Over two years, the best plan often waits
 * a year, so that only one fee falls into it.
 */
const START = { new: 2, fee: 95, months: 12 } as const;

/** The limits that a member takes over by choosing one of them. */
export const startLimits = [...Object.keys(START), 'redeem'];

const usual = whatNextSearchSchema.parse({});

/**
 * The limits of the plan: a beginner's are those of a start, until they choose their own. `isStart` is true for a plan
 * with them.
 */
export function chooseLimits(
  search: WhatNextSearch,
  cards: readonly Pick<MemberCard, 'status'>[],
  /** True if the member said how they redeem points. A beginner's count as cash until then. */
  hasPreference: boolean,
): { readonly search: WhatNextSearch; readonly isStart: boolean } {
  const had = cards.filter(({ status }) => status === 'held' || status === 'closed');
  const isOwn =
    search.new !== usual.new || search.fee !== undefined || search.months !== usual.months;
  if (!search.start || isOwn || had.length > FEW) return { search, isStart: false };
  const redeem = hasPreference ? search.redeem : 'cash';
  return { search: { ...search, ...START, redeem }, isStart: true };
}
