import { useSyncExternalStore } from 'react';
import { shopKey } from '@/domain/card-offers/same-shop.ts';
import { getToday } from '@/lib/dates.ts';
import * as s from '@/lib/row-shape.ts';
import { createStored } from '@/lib/storage/stored.ts';

/** Percentages of shopping portals on one day, by shop: they change daily, so yesterday's are not used. */
const keptShape = s.object({ day: s.string(), percents: s.record(s.number()) });

const kept = createStored<s.ShapeOf<typeof keptShape>>({
  key: 'pointfolio-portals',
  place: 'local',
  fallback: { day: '', percents: {} },
  read: (found) => keptShape.parse(found),
});

/** Percentage that a shopping portal pays at a shop today, as typed on this device; 0 if none is. */
export function usePortal(shop: string): readonly [number, (percent: number) => void] {
  const { day, percents } = useSyncExternalStore(kept.subscribe, kept.get);
  const today = getToday();
  const current = day === today ? percents : {};
  const key = shopKey(shop);
  return [
    (Object.hasOwn(current, key) ? current[key] : undefined) ?? 0,
    (percent) => kept.set({ day: today, percents: { ...current, [key]: percent } }),
  ];
}
