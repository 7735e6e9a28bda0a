import { formatPoints } from '@/lib/format.ts';
import type { PooledSystems } from './list-pooled.ts';
import * as texts from './texts.ts';

/** Who refers whom to a card, and what that brings; null is the member. */
export function describeReferral(
  by: string | null,
  opener: string | null,
  referred: number,
): string {
  const gained = formatPoints(referred);
  if (by === null) return texts.youRefer(opener ?? '', gained);
  return opener === null ? texts.refersYou(by, gained) : texts.refers(by, opener, gained);
}

const listed = new Intl.ListFormat('en-US');

/** Whose points count together; null where the plan earns none. */
export function describePooling(
  { pooled, apart }: PooledSystems,
  nameOf: (system: string) => string,
): string | null {
  const together = listed.format(pooled.map(nameOf));
  const each = listed.format(apart.map(nameOf));
  if (pooled.length === 0) return apart.length === 0 ? null : texts.pointsCountApart(each);
  return apart.length === 0
    ? texts.pointsCountTogether(together)
    : texts.pointsOfSome(together, each);
}
