import { LedgerLines } from '@/components/ledger-lines.tsx';
import { contextOf } from '@/domain/valuation/context.ts';
import type { HeldCard } from '@/domain/valuation/problem.ts';
import { openingLines } from '@/domain/valuation/opening-lines.ts';
import { valueWalletIn } from '@/domain/valuation/value-wallet.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { Line, Question } from '../schema.ts';
import { spendingAt } from '../value-at.ts';

type LineLedgerProps = {
  inputs: ValuationInputs;
  held: readonly HeldCard[];
  line: Line;
  question: Question;
  spendCents: number;
};

/** The lines that a point of the chart is the sum of; worked out when it is opened. */
export function LineLedger({ inputs, held, line, question, spendCents }: LineLedgerProps) {
  const spending = spendingAt(inputs.spending, question.on, spendCents);
  const ask = (year: Question['year']) => contextOf({ ...inputs.problemOf(year), spending });
  const lines =
    question.year === 'steady'
      ? valueWalletIn(ask('steady'), line.wallet).lines
      : openingLines(
          ask('steady'),
          ask('first'),
          line.wallet,
          new Set(held.map(({ card }) => card)),
        );
  return <LedgerLines lines={lines} names={inputs.names} showCards />;
}
