import { type Cents, cents } from '@/domain/units.ts';
import { type Context, contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard, SpendingProfile } from '@/domain/rewards/problem.ts';
import { netCentsOf } from '@/domain/rewards/valuation/rank-cards.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { Line, Question } from './schema.ts';

/** The member's spending with one part of it, or all of it in proportion, raised or lowered to an amount. */
export function spendingAt(
  spending: SpendingProfile,
  on: string | null,
  spendCents: number,
): SpendingProfile {
  if (on !== null) return { ...spending, [on]: cents(spendCents) };
  const total = Object.values(spending).reduce((sum, amount) => sum + amount, 0);
  if (total <= 0) return {};
  const scaled = Object.entries(spending).map(([slug, amount]): [string, Cents] => [
    slug,
    cents((amount * spendCents) / total),
  ]);
  return Object.fromEntries(scaled);
}

export type ValueAt = (line: Line, spendCents: number) => number;

/** A line's yearly value in cents at an amount of spending. A first year opens only cards not held. */
export function createValueAt(
  inputs: ValuationInputs,
  held: readonly HeldCard[],
  { lines, on, year }: Pick<Question, 'lines' | 'on' | 'year'>,
): ValueAt {
  const wanted = new Set(lines.flatMap(({ wallet }) => wallet.map(({ card }) => card)));
  const { catalog } = inputs;
  // Looking up a whole catalog for every sample would cost more than the valuation itself.
  const small = { ...catalog, cards: catalog.cards.filter(({ slug }) => wanted.has(slug)) };
  const problem = { ...inputs.problemOf(year, held), catalog: small };
  const contexts = new Map<number, Context>();
  const contextAt = (spendCents: number): Context => {
    const known = contexts.get(spendCents);
    if (known) return known;
    const context = contextOf({
      ...problem,
      spending: spendingAt(inputs.spending, on, spendCents),
    });
    contexts.set(spendCents, context);
    return context;
  };
  return ({ wallet }, spendCents) => netCentsOf(contextAt(spendCents), wallet);
}
