import { useEffect, useState } from 'react';
import type { HeldCard } from '@/domain/valuation/problem.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { computeCurves } from './compute-curves.ts';
import type { Curves, Question } from './schema.ts';
import { createValueAt } from './value-at.ts';

/** Short enough that a key or a tap is answered between two slices on a slow phone. */
const sliceMs = 8;

/**
 * The curves of a question, worked out in slices. While new ones are under way the former stay; null
 * before the first. The question must stay the same object as long as it asks the same.
 */
export function useCurves(
  inputs: ValuationInputs,
  held: readonly HeldCard[],
  question: Question,
): { readonly curves: Curves | null; readonly isCurrent: boolean } {
  const [done, setDone] = useState<{ inputs: ValuationInputs; curves: Curves }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    const work = computeCurves(question, createValueAt(inputs, held, question));
    let timer: number;
    const run = () => {
      try {
        const end = performance.now() + sliceMs;
        for (;;) {
          const step = work.next();
          if (step.done === true) {
            setDone({ inputs, curves: step.value });
            return;
          }
          if (performance.now() >= end) break;
        }
        timer = window.setTimeout(run, 0);
      } catch (error) {
        setFailure({ error });
      }
    };
    timer = window.setTimeout(run, 0);
    return () => {
      window.clearTimeout(timer);
    };
  }, [inputs, held, question]);
  // A bug of the engine belongs on the screen's error page, not into a timer.
  if (failure !== undefined) throw failure.error;
  return {
    curves: done?.curves ?? null,
    isCurrent: done?.curves.question === question && done.inputs === inputs,
  };
}
