import { formatWholeDollars } from '@/lib/format.ts';
import type { Curves } from './schema.ts';

export type Stretch = {
  readonly fromCents: number;
  readonly toCents: number;
  /** Ids of the lines that are best here, several where they are equal. */
  readonly best: readonly string[];
};

/** Lists the spending range in which each line is best. */
export function listLeaders({ spendCents, curves, breakEvens }: Curves): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const end = spendCents.at(-1) ?? 0;
  const cuts = [...new Set([0, ...breakEvens.map((point) => point.spendCents), end])];
  for (const [index, fromCents] of cuts.slice(0, -1).entries()) {
    const toCents = cuts[index + 1] ?? end;
    const middle = (fromCents + toCents) / 2;
    const values = curves.map(({ id, valueCents }) => ({
      id,
      value: interpolate(spendCents, valueCents, middle),
    }));
    const top = Math.max(...values.map(({ value }) => value));
    // A tolerance of half a dollar: between two samples, a kink may deviate from the straight line.
    const best = values.filter(({ value }) => value > top - 50).map(({ id }) => id);
    const last = stretches.at(-1);
    if (last?.best.join() === best.join()) {
      stretches[stretches.length - 1] = { ...last, toCents };
    } else stretches.push({ fromCents, toCents, best });
  }
  return stretches;
}

const signs = { mine: 'your cards', best: 'the best wallet' } as const;

/** Which line is ahead at the member's own spending, and from where another is; null for a single line. */
export function describeVerdict(curves: Curves, spentCents: number): string | null {
  const { lines, on } = curves.question;
  if (lines.length < 2) return null;
  const leaders = listLeaders(curves);
  const here = leaders.find(({ toCents }) => spentCents <= toCents) ?? leaders.at(-1);
  if (!here) return null;
  const nameOf = (id: string) =>
    id === 'mine' || id === 'best' ? signs[id] : (lines.find((line) => line.id === id)?.name ?? id);
  const namesOf = (ids: readonly string[]) => ids.map(nameOf).join(' and ');
  const next = leaders[leaders.indexOf(here) + 1];
  const names = namesOf(here.best);
  const isMany = here.best.length > 1 || here.best[0] === 'mine';
  const where =
    spentCents === 0 || on !== null
      ? 'At what you spend'
      : `At your ${formatWholeDollars(spentCents)} a year`;
  const then = next
    ? `; from ${formatWholeDollars(next.fromCents)}, ${namesOf(next.best)}`
    : leaders.length === 1
      ? ', and at every other amount shown'
      : '';
  return `${where}, ${names} keep${isMany ? '' : 's'} the most${then}.`;
}

/** The value at a spending between two samples. */
export function interpolate(
  spendCents: readonly number[],
  valueCents: readonly number[],
  at: number,
): number {
  const next = spendCents.findIndex((spend) => spend >= at);
  if (next <= 0) return valueCents[Math.max(0, next)] ?? 0;
  const [x0 = 0, x1 = 0] = [spendCents[next - 1], spendCents[next]];
  const [y0 = 0, y1 = 0] = [valueCents[next - 1], valueCents[next]];
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}
