import { LedgerLines } from '@/components/ledger-lines.tsx';
import { contextOf } from '@/domain/valuation/context.ts';
import type { HeldCard } from '@/domain/valuation/problem.ts';
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
  const valueIn = (year: Question['year']) =>
    valueWalletIn(contextOf({ ...inputs.problemOf(year), spending }), line.wallet).lines;
  const steady = valueIn('steady');
  const products = new Set(held.map(({ card }) => card));
  const isOpened = ({ card }: { card: string }) => question.year === 'first' && !products.has(card);
  const lines = [
    ...steady.filter((each) => each.kind === 'spend' || !isOpened(each)),
    ...(question.year === 'first'
      ? valueIn('first').filter((each) => each.kind !== 'spend' && isOpened(each))
      : []),
  ];
  return <LedgerLines lines={lines} names={inputs.names} showCards />;
}
