import { averageOverYears } from '@/domain/bonus/card-years.ts';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import type { Cents } from '@/domain/units.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { Subject } from './schema.ts';

export const averagedYears = 3;

export type WalletFigures = {
  readonly steady: WalletValue;
  /** First-year offers and fees for cards not yet held, later-year terms for the others. */
  readonly firstLines: readonly LedgerLine[];
  readonly firstCents: Cents;
  readonly averageCents: Cents;
  readonly newCards: readonly string[];
  /** Cards whose bonus the rules refuse today; the first year is computed without it. */
  readonly refusedBonuses: readonly string[];
};

/** Figures of any set of cards, computed once per set for the same question. */
export const createWalletFigures = memoizeLast(
  (inputs: ValuationInputs, held: readonly HeldCard[], refused: ReadonlySet<string>) => {
    const first = contextOf(inputs.problemOf('first', held));
    const steady = contextOf(inputs.problemOf('steady'));
    const products = new Set(held.map(({ card }) => card));
    const known = new Map<Subject, WalletFigures>();
    const compute = ({ wallet }: Subject): WalletFigures => {
      const later = valueWalletIn(steady, wallet);
      const { lines: firstLines, netCents: firstCents } = valueWalletIn(first, wallet);
      const newCards = wallet.map(({ card }) => card).filter((card) => !products.has(card));
      const years = { firstYearCents: firstCents, steadyYearCents: later.netCents };
      return {
        steady: later,
        firstLines,
        firstCents,
        averageCents: averageOverYears(years, averagedYears),
        newCards,
        refusedBonuses: newCards.filter((card) => refused.has(card)),
      };
    };
    return (subject: Subject): WalletFigures => {
      const figures = known.get(subject) ?? compute(subject);
      known.set(subject, figures);
      return figures;
    };
  },
);
