import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
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

export function LineLedger({ inputs, held, line, question, spendCents }: LineLedgerProps) {
  const spending = spendingAt(inputs.spending, question.on, spendCents);
  const problem = { ...inputs.problemOf(question.year, held), spending };
  const { lines } = valueWallet(problem, line.wallet);
  return <LedgerLines lines={lines} names={inputs.names} showCards />;
}
