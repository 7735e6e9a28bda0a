const steps = [1, 2, 2.5, 5, 10] as const;

/** Round numbers that cover a range, about `count` of them, the first at or below it. */
export function listTicks(from: number, to: number, count: number): readonly number[] {
  const span = to - from;
  if (!(span > 0)) return [from];
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((each) => each * power >= rough - 1e-9) ?? 10);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
