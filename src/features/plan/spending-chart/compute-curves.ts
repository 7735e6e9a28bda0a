import type { Curves, Line, Question, BreakEven, Curve } from './schema.ts';
import type { ValueAt } from './value-at.ts';

/** Enough that no kink of a cap is missed by more than a fiftieth of the axis. */
const samples = 48;
/** Samples that are valued in any case; between them only where the line bends. */
const stride = 8;
/** Far below the precision of a rounded figure. */
const straightCents = 0.01;

/**
 * Values one line at every sample. Earnings under caps are concave, and a bonus is a step: a stretch whose midpoint
 * lies on the line between its ends is straight and needs no further samples.
 */
function* sampleLine(
  line: Line,
  spendCents: readonly number[],
  valueAt: ValueAt,
): Generator<undefined, number[]> {
  const values = spendCents.map(() => 0);
  const open: (readonly [number, number])[] = [];
  for (let sample = 0; sample <= samples; sample += stride) {
    values[sample] = valueAt(line, spendCents[sample] ?? 0);
    if (sample > 0) open.push([sample - stride, sample]);
    yield;
  }
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    if (to - from < 2) continue;
    const middle = (from + to) / 2;
    const [start = 0, end = 0] = [values[from], values[to]];
    values[middle] = valueAt(line, spendCents[middle] ?? 0);
    yield;
    if (Math.abs((values[middle] ?? 0) - (start + end) / 2) > straightCents) {
      open.push([from, middle], [middle, to]);
      continue;
    }
    for (let sample = from + 1; sample < to; sample += 1) {
      values[sample] = start + ((end - start) * (sample - from)) / (to - from);
    }
  }
  return values;
}

/** Lines closer than this are equal: rounding must not look like a lead. */
const equalCents = 0.5;
/** Break-even points are found to the dollar. */
const exactCents = 50;

function signOf(difference: number): -1 | 0 | 1 {
  if (Math.abs(difference) < equalCents) return 0;
  return difference > 0 ? 1 : -1;
}

function* bisect(
  [a, b]: readonly [Line, Line],
  [from, to]: readonly [number, number],
  startSign: number,
  valueAt: ValueAt,
): Generator<undefined, number> {
  let [low, high] = [from, to];
  while (high - low > exactCents) {
    const middle = (low + high) / 2;
    if (signOf(valueAt(a, middle) - valueAt(b, middle)) === startSign) low = middle;
    else high = middle;
    yield;
  }
  return high;
}

/** All spending amounts at which one line overtakes another, lowest first. */
function* findBreakEvens(
  { lines }: Question,
  spendCents: readonly number[],
  curves: readonly Curve[],
  valueAt: ValueAt,
): Generator<undefined, readonly BreakEven[]> {
  const found: BreakEven[] = [];
  for (const [i, a] of lines.entries()) {
    for (const [offset, b] of lines.slice(i + 1).entries()) {
      const first = curves[i]?.valueCents ?? [];
      const second = curves[i + 1 + offset]?.valueCents ?? [];
      let lead = { sign: 0, at: 0 };
      for (const [sample, spend] of spendCents.entries()) {
        const sign = signOf((first[sample] ?? 0) - (second[sample] ?? 0));
        if (sign === 0) continue;
        if (lead.sign !== 0 && sign !== lead.sign) {
          const at = yield* bisect([a, b], [lead.at, spend], lead.sign, valueAt);
          const [above, below] = sign > 0 ? [a.id, b.id] : [b.id, a.id];
          found.push({ spendCents: at, valueCents: valueAt(a, at), above, below });
        }
        lead = { sign, at: spend };
      }
    }
  }
  return found.sort((a, b) => a.spendCents - b.spendCents);
}

/** Computes the chart's lines and break-even points; yields between pieces, so that the page stays responsive. */
export function* computeCurves(question: Question, valueAt: ValueAt): Generator<undefined, Curves> {
  const { lines, maxCents } = question;
  const spendCents = Array.from(
    { length: samples + 1 },
    (_, index) => (maxCents * index) / samples,
  );
  const curves: { id: string; valueCents: number[] }[] = [];
  for (const line of lines) {
    curves.push({ id: line.id, valueCents: yield* sampleLine(line, spendCents, valueAt) });
  }
  const breakEvens = yield* findBreakEvens(question, spendCents, curves, valueAt);
  return { question, spendCents, curves, breakEvens };
}
