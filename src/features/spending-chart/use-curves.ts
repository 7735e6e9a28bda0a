import { useEffect, useState } from 'react';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import { computeCurves } from './compute-curves.ts';
import type { Curves, Question } from './schema.ts';
import { createValueAt } from './value-at.ts';

/**
 * The curves of a question, computed in slices. The old ones stay until new ones are ready; null before the first. Pass
 * the same object for the same question.
 */
export function useCurves(
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
