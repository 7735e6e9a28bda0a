import type { Account } from '@/features/eligibility/schema.ts';
import { formatPoints } from '@/lib/format.ts';
import type { Spender } from './join-spending.ts';
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

/** Whose spending is divided among the cards of all, and what is not known of those with accounts of their own. */
export function describeSharing(
  accounts: readonly Pick<Account, 'id' | 'name'>[],
  spenders: readonly Spender[],
): readonly (string | null)[] {
  const others = accounts.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
  const silent = others.filter(({ id }) => spenders.every((spender) => spender.id !== id));
  const join = (people: readonly { readonly name: string }[]) =>
    listed.format(people.map(({ name }) => name));
  return [
    spenders.length === 0 ? texts.theSpendingIsDivided : texts.spendingOfCounts(join(spenders)),
    silent.length === 0 ? null : texts.spendingOfIsMissing(join(silent)),
    others.length === 0 ? null : texts.whatIsNotKnownOf(join(others)),
  ];
}
