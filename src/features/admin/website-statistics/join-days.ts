type Day = { readonly day: string; readonly count: number | null };

/** Consecutive days; `count` is null if all their counts are too small to reveal. */
export type Span = { readonly from: string; readonly to: string; readonly count: number | null };

/**
 * Joins days so that at most `most` bars show. Hidden days add nothing to a sum, so it reveals nothing about them; a
 * span of only hidden and empty days is hidden.
 */
export function joinDays(days: readonly Day[], most: number): Span[] {
  const size = Math.max(1, Math.ceil(days.length / most));
  const spans: Span[] = [];
  // From the last day backwards, so that the latest span is whole.
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last) continue;
    const known = part.reduce((sum, { count }) => sum + (count ?? 0), 0);
    const isHidden = part.some(({ count }) => count === null);
    spans.unshift({ from: first.day, to: last.day, count: isHidden && known === 0 ? null : known });
  }
  return spans;
}
