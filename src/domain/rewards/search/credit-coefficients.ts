import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { Timeline } from '../year/timeline.ts';
import { cellOf, type Group, type Item, toItems } from './cells.ts';

/**
 * A card's credits: another cent per cent, on top of the cell's maximum earnings. Credits for the same spending are
 * merged, since a cent is covered only once.
 */
export function creditCoefficientsOf(
  context: Context,
  { terms }: SeatedCard,
  timeline: Timeline,
  tops: Float64Array,
): readonly Group[] {
  const groups = new Map<string, { cents: number; readonly list: Item[] }>();
  for (const { grid, periodCents, isFor } of terms.credits) {
    timeline.groups[grid].forEach(({ caps }, at) => {
      const list: Item[] = [];
      timeline.slots.forEach(({ monthClass }, slot) => {
        if (timeline.groupOf[grid][monthClass] !== at) return;
        isFor.forEach((is, subCategory) => {
          const cell = cellOf(context, slot, subCategory);
          const floor = tops[cell] ?? -Infinity;
          if (is && Number.isFinite(floor)) list.push({ cell, floor, gain: 1, weight: 1, uses: 1 });
        });
      });
      if (list.length === 0) return;
      const key = list.map(({ cell }) => cell).join();
      const same = groups.get(key);
      if (same) same.cents += periodCents * caps;
      else groups.set(key, { cents: periodCents * caps, list });
    });
  }
  return [...groups.values()].map(({ cents, list }) => ({ limit: cents, items: toItems(list) }));
}
