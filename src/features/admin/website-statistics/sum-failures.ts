import type { Statistics } from './schema.ts';

type Failure = Statistics['failures'][number];
export type FailureSum = Pick<Failure, 'place' | 'code' | 'kind' | 'count'> & {
  readonly lastOn: string;
};

export function sumFailures(failures: readonly Failure[]): FailureSum[] {
  const sums = new Map<string, FailureSum>();
  for (const { kind, place, code, count, day } of failures) {
    const key = `${kind} ${place} ${code}`;
    const known = sums.get(key);
    sums.set(key, {
      kind,
      place,
      code,
      count: (known?.count ?? 0) + count,
      lastOn: known && known.lastOn > day ? known.lastOn : day,
    });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || a.place.localeCompare(b.place));
}

export function countByDay(
  failures: readonly Failure[],
  kind: Failure['kind'],
  days: readonly string[],
): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const failure of failures) {
    if (failure.kind !== kind) continue;
    counts.set(failure.day, (counts.get(failure.day) ?? 0) + failure.count);
  }
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
