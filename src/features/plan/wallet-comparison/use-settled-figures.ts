import { useEffect, useState } from 'react';
import { runInSlices } from '@/lib/run-in-slices.ts';
import type { Subject } from './schema.ts';
import type { WalletFigures } from './compute-wallet-figures.ts';

type FiguresOf = (subject: Subject) => WalletFigures;

/** Figures by subject id. */
export type SettledFigures = ReadonlyMap<string, WalletFigures>;

function* workOut(
  subjects: readonly Subject[],
  figuresOf: FiguresOf,
): Generator<undefined, SettledFigures> {
  const settled = new Map<string, WalletFigures>();
  for (const subject of subjects) {
    settled.set(subject.id, figuresOf(subject));
    yield;
  }
  return settled;
}

/**
 * Figures of all subjects, computed in idle time; null until all are known. After a change, the old figures stay
 * until the new ones are ready, so that open arithmetic does not disappear.
 */
export function useSettledFigures(
  subjects: readonly Subject[],
  figuresOf: FiguresOf,
): SettledFigures | null {
  const [settled, setSettled] = useState<SettledFigures | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(
    () =>
      runInSlices(workOut(subjects, figuresOf), setSettled, (error) => {
        setFailure({ error });
      }),
    [subjects, figuresOf],
  );
  // A bug of the engine belongs on the screen's error page, not into a timer.
  if (failure !== undefined) throw failure.error;
  return settled;
}
