import type { Account } from '@/features/mine/eligibility/schema.ts';
import { formatPoints } from '@/lib/format.ts';
import type { Spender } from './join-spending.ts';
import type { PooledSystems } from './list-pooled.ts';

/** Describes who refers whom to a card, and the reward; null is the member. */
export function describeReferral(
  by: string | null,
  opener: string | null,
  referred: number,
): string {
  const gained = formatPoints(referred);
  if (by === null) return `You refer ${opener ?? ''}: +${gained} points`;
  return opener === null
    ? `${by} refers you: +${gained} points`
    : `${by} refers ${opener}: +${gained} points`;
}

const listed = new Intl.ListFormat('en-US');

/** Describes whose points count together, and how sure that is; null if the plan earns none. */
export function describePooling(
  { pooled, apart }: PooledSystems,
  nameOf: (system: string) => string,
  confidenceOf: (system: string) => string | null,
): string | null {
  const together = listed.format(
    pooled.map((system) => {
      const confidence = confidenceOf(system) ?? 'low';
      return confidence === 'high'
        ? nameOf(system)
        : `${nameOf(system)} (${confidence} confidence)`;
    }),
  );
  const each = listed.format(apart.map(nameOf));
  if (pooled.length === 0)
    return apart.length === 0
      ? null
      : `Points of ${each} count for each person alone: as far as we know, a household can’t combine them.`;
  return apart.length === 0
    ? `Points of ${together} count together, since a household may combine them.`
    : `Points of ${together} count together, since a household may combine them. Those of ${each} count for each person alone: as far as we know, a household can’t.`;
}

/** Describes whose spending is divided among all cards, and which data is missing from separate accounts. */
export function describeSharing(
  accounts: readonly Pick<Account, 'id' | 'name'>[],
  spenders: readonly Spender[],
): readonly (string | null)[] {
  const others = accounts.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
  const silent = others.filter(({ id }) => spenders.every((spender) => spender.id !== id));
  const join = (people: readonly { readonly name: string }[]) =>
    listed.format(people.map(({ name }) => name));
  return [
    spenders.length === 0
      ? 'The spending is yours together: it goes on whichever card of the household earns the most.'
      : `Your spending counts with that of ${join(spenders)}: all of it goes on whichever card of the household earns the most.`,
    silent.length === 0
      ? null
      : `Spending of ${join(silent)} isn’t in the plan: it isn’t shared with you, or not entered.`,
    others.length === 0
      ? null
      : `For ${join(others)}, we know only the cards they share. A card, a denial or an authorized-user card they haven’t entered doesn’t count, and neither does a bonus they’re working on. If you say you have a business or a membership, it counts for all of you.`,
  ];
}
