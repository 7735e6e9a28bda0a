import { cents, type Cents } from '@/domain/units.ts';

/** Another person who shares spending: cents a year by sub-category slug. */
export type Spender = {
  readonly id: string;
  readonly name: string;
  readonly amounts: Readonly<Record<string, number>>;
};

type Spending = Readonly<Record<string, Cents>>;

/** Adds the others' yearly spending to the member's, as My spending does. */
export function joinSpending(own: Spending, spenders: readonly Spender[]): Spending {
  const sums = new Map(Object.entries(own));
  for (const [slug, amount] of spenders.flatMap(({ amounts }) => Object.entries(amounts))) {
    sums.set(slug, cents((sums.get(slug) ?? 0) + amount));
  }
  return Object.fromEntries(sums);
}
