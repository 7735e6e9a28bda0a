import { findBreakEvens } from './find-break-evens.ts';
import type { Curves, Question } from './schema.ts';
import type { ValueAt } from './value-at.ts';

/** Enough that no kink of a cap is missed by more than a fiftieth of the axis. */
const samples = 48;

/**
 * The lines of the chart, sample by sample: it yields after each piece of work, so that whoever runs it
 * can let the page breathe, and returns all of them with their break-even points.
 */
export function* computeCurves(question: Question, valueAt: ValueAt): Generator<undefined, Curves> {
  const { lines, maxCents } = question;
  const spendCents = Array.from(
    { length: samples + 1 },
    (_, index) => (maxCents * index) / samples,
  );
  const values = lines.map((): number[] => []);
  for (const spend of spendCents) {
    for (const [index, line] of lines.entries()) {
      values[index]?.push(valueAt(line, spend));
      yield;
    }
  }
  const curves = lines.map(({ id }, index) => ({ id, valueCents: values[index] ?? [] }));
  const breakEvens = yield* findBreakEvens(question, spendCents, curves, valueAt);
  return { question, spendCents, curves, breakEvens };
}
