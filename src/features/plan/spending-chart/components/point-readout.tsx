import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { Section } from '@/components/section.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { Line, Question } from '../schema.ts';
import { spendingAt } from '../value-at.ts';
import { LineSwatch } from './line-swatch.tsx';

type PointReadoutProps = {
  question: Question;
  /** Index of the last sample. */
  last: number;
  /** The amount, and what each line is worth at it. */
  read: { readonly spendCents: number; readonly valueCents: readonly number[] };
  inputs: ValuationInputs;
  held: readonly HeldCard[];
  marked: number;
  onMark: (sample: number) => void;
};

type LineLedgerProps = {
  inputs: ValuationInputs;
  held: readonly HeldCard[];
  line: Line;
  question: Question;
  spendCents: number;
};

function LineLedger({ inputs, held, line, question, spendCents }: LineLedgerProps) {
  const spending = spendingAt(inputs.spending, question.on, spendCents);
  const problem = { ...inputs.problemOf(question.year, held), spending };
  const { lines } = valueWallet(problem, line.wallet);
  return <LedgerLines lines={lines} names={inputs.names} showCards />;
}

export function PointReadout(props: PointReadoutProps) {
  const { question, last, read, inputs, held, marked, onMark } = props;
  const spent = formatWholeDollars(read.spendCents);
  return (
    <Section aria-label="Values at one amount" className="py-3">
      <label className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-medium">At {spent} a year</span>
        <input
          type="range"
          min={0}
          max={last}
          value={marked}
          aria-valuetext={spent}
          onChange={(event) => onMark(Number(event.target.value))}
          className="accent-primary h-6 min-w-48 flex-1"
        />
      </label>
      <ul className="grid gap-x-6 pt-2 sm:grid-cols-2">
        {question.lines.map((line, index) => (
          <li key={line.id} className="flex items-center gap-3 py-1">
            <LineSwatch index={index} />
            <span className="min-w-0 flex-1 truncate">{line.name}</span>
            <LedgerDialog
              figure={formatWholeDollars(read.valueCents[index] ?? 0)}
              title={`${line.name} at ${spent} a year`}
            >
              <LineLedger
                inputs={inputs}
                held={held}
                line={line}
                question={question}
                spendCents={read.spendCents}
              />
            </LedgerDialog>
          </li>
        ))}
      </ul>
    </Section>
  );
}
