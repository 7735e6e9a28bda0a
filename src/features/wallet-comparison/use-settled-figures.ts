import { useEffect, useState } from 'react';
import { runInSlices } from '@/lib/run-in-slices.ts';
import type { Subject } from './schema.ts';
import type { WalletFigures } from './compute-wallet-figures.ts';

type FiguresOf = (subject: Subject) => WalletFigures;

/** By the id of the subject. */
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
 * The figures of all subjects, worked out between the member's own doings; null until all are known. When something
 * changes, what was known last stands until the new figures are there: a figure that went away would take the
 * arithmetic with it that is open over it.
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
