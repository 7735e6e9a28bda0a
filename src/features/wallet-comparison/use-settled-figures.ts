import { useEffect, useState } from 'react';
import { runInSlices } from '@/lib/run-in-slices.ts';
import type { Subject } from './schema.ts';
import type { WalletFigures } from './wallet-figures.ts';

type FiguresOf = (subject: Subject) => WalletFigures;

function* workOut(subjects: readonly Subject[], figuresOf: FiguresOf): Generator<undefined, true> {
  for (const subject of subjects) {
    figuresOf(subject);
    yield;
  }
  return true;
}

/** True once the figures of all subjects are known, which are worked out between the member's own doings. */
export function useSettledFigures(subjects: readonly Subject[], figuresOf: FiguresOf): boolean {
  const [settled, setSettled] = useState<{ subjects: readonly Subject[]; figuresOf: FiguresOf }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(
    () =>
      runInSlices(
        workOut(subjects, figuresOf),
        () => {
          setSettled({ subjects, figuresOf });
        },
        (error) => {
          setFailure({ error });
        },
      ),
    [subjects, figuresOf],
  );
  // A bug of the engine belongs on the screen's error page, not into a timer.
  if (failure !== undefined) throw failure.error;
  return settled?.subjects === subjects && settled.figuresOf === figuresOf;
}
