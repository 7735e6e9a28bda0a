import { type Cents, cents } from '@/domain/units.ts';
import { type Context, contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { netCentsOf } from '@/domain/rewards/valuation/rank-cards.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';

export type Difference = {
  readonly withCents: Cents;
  readonly withoutCents: Cents;
};

export type CardFigures = {
  /** Value as the only card, with all spending on it. */
  readonly alone: { readonly first: WalletValue; readonly steady: WalletValue };
  /** Value added in a steady year to the cards the member holds. */
  readonly added: Difference;
  readonly isHeld: boolean;
};

/** Value a card adds to the wallet in a steady year, in cents; negative if it costs more than it earns. */
export function addedCentsOf({ added }: CardFigures): number {
  return added.withCents - added.withoutCents;
}

function computeFigures(
  first: Context,
  steady: Context,
  held: readonly HeldCard[],
  slug: string,
): CardFigures {
  const alone: HeldCard = { id: slug, card: slug, selected: {} };
  const mine = held.find(({ card }) => card === slug);
  const whole = mine ? held : [...held, alone];
  const others = mine ? held.filter((each) => each !== mine) : held;
  return {
    alone: { first: valueWalletIn(first, [alone]), steady: valueWalletIn(steady, [alone]) },
    added: {
      withCents: cents(netCentsOf(steady, whole)),
      withoutCents: cents(others.length === 0 ? 0 : netCentsOf(steady, others)),
    },
    isHeld: mine !== undefined,
  };
}

/** The figures of any card, computed once per card for the same question. */
export const createCardFigures = memoizeLast(
  (inputs: ValuationInputs, held: readonly HeldCard[]) => {
    const first = contextOf(inputs.problemOf('first', held));
    const steady = contextOf(inputs.problemOf('steady'));
    const known = new Map<string, CardFigures>();
    return (slug: string): CardFigures => {
      const figures = known.get(slug) ?? computeFigures(first, steady, held, slug);
      known.set(slug, figures);
      return figures;
    };
  },
);
