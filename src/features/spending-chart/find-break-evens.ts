import type { BreakEven, Curve, Line, Question } from './schema.ts';
import type { ValueAt } from './value-at.ts';

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
export function* findBreakEvens(
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
