import { cents, type Cents } from '@/domain/units.ts';

/** Somebody else who shares what they spend: cents a year by the slug of the sub-category. */
export type Spender = {
  readonly id: string;
  readonly name: string;
  readonly amounts: Readonly<Record<string, number>>;
};

type Spending = Readonly<Record<string, Cents>>;

/** What the member spends in a year with what the others do, as My spending adds it up. */
export function joinSpending(own: Spending, spenders: readonly Spender[]): Spending {
  const sums = new Map(Object.entries(own));
  for (const [slug, amount] of spenders.flatMap(({ amounts }) => Object.entries(amounts))) {
    sums.set(slug, cents((sums.get(slug) ?? 0) + amount));
  }
  return Object.fromEntries(sums);
}
