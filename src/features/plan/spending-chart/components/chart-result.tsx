import { type ReactNode, useState, useEffect, useMemo } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import type { Question, Curves } from '../schema.ts';
import { computeCurves } from '../compute-curves.ts';
import { describeVerdict } from '../describe-leaders.ts';
import { createValueAt } from '../value-at.ts';
import { BreakEvenList } from './break-even-list.tsx';
import { ChartPicture } from './chart-picture.tsx';
import { PointReadout } from './point-readout.tsx';
import { ValueTable } from './value-table.tsx';

type ChartResultProps = {
  inputs: ValuationInputs;
  held: readonly HeldCard[];
  question: Question;
  /** Current spending: the initial readout. */
  spentCents: number;
  /** The controls, which stand below the verdict. */
  children: ReactNode;
};

/**
 * The curves of a question, computed in slices. The old ones stay until new ones are ready; null before the first. Pass
 * the same object for the same question.
 */
function useCurves(
  inputs: ValuationInputs,
  held: readonly HeldCard[],
  question: Question,
): { readonly curves: Curves | null; readonly isCurrent: boolean } {
  const [done, setDone] = useState<{ inputs: ValuationInputs; curves: Curves }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(
    () =>
      runInSlices(
        computeCurves(question, createValueAt(inputs, held, question)),
        (curves) => {
          setDone({ inputs, curves });
        },
        (error) => {
          setFailure({ error });
        },
      ),
    [inputs, held, question],
  );
  // A bug of the engine belongs on the screen's error page, not into a timer.
  if (failure !== undefined) throw failure.error;
  return {
    curves: done?.curves ?? null,
    isCurrent: done?.curves.question === question && done.inputs === inputs,
  };
}

export function ChartResult(props: ChartResultProps) {
  const { inputs, held, question, spentCents, children } = props;
  const { curves, isCurrent } = useCurves(inputs, held, question);
  const [chosen, setChosen] = useState<number>();
  // Between two samples, so that the figures are those of the other screens.
  const own = useMemo(() => {
    if (!curves || spentCents > curves.question.maxCents) return null;
    const valueAt = createValueAt(inputs, held, curves.question);
    return {
      spendCents: spentCents,
      valueCents: curves.question.lines.map((line) => valueAt(line, spentCents)),
    };
  }, [curves, inputs, held, spentCents]);
  if (!curves) {
    return (
      <div className="grid min-w-0 gap-4">
        <Skeleton className="h-8 w-full max-w-md" />
        {children}
        <div role="status" aria-label="Working out the chart">
          <Skeleton className="h-[340px] w-full" />
        </div>
      </div>
    );
  }
  const last = curves.spendCents.length - 1;
  const now = Math.round((last * spentCents) / curves.question.maxCents);
  const marked = Math.min(last, chosen ?? now);
  const read =
    chosen === undefined && own
      ? own
      : {
          spendCents: curves.spendCents[marked] ?? 0,
          valueCents: curves.curves.map(({ valueCents }) => valueCents[marked] ?? 0),
        };
  const verdict = describeVerdict(curves, spentCents);
  const names = curves.question.lines.map(({ name }) => name).join(', ');
  return (
    <div aria-busy={!isCurrent} className="grid min-w-0 gap-4">
      {verdict !== null && (
        <p className="font-serif text-2xl leading-8 font-medium text-balance">{verdict}</p>
      )}
      {children}
      <ChartPicture
        curves={curves}
        label={`What you keep in a year over spending up to ${formatWholeDollars(curves.question.maxCents)}, for ${names}. The points and a table follow.`}
        marked={marked}
        onMark={setChosen}
      />
      <PointReadout
        question={curves.question}
        last={last}
        read={read}
        inputs={inputs}
        held={held}
        marked={marked}
        onMark={setChosen}
      />
      <BreakEvenList curves={curves} />
      <details className="group">
        <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
          Show the chart as a table
        </summary>
        <div className="pt-2">
          <ValueTable curves={curves} />
        </div>
      </details>
    </div>
  );
}
