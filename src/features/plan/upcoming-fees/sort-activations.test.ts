import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { sortActivations } from './sort-activations.ts';
import { describeMore } from './words.ts';

const category = (name: string, ...parts: readonly string[]) => ({
  ...{ id: 1, slug: name, name, icon: '', position: 0 },
  sub_categories: parts.map((part, position) => ({
    ...{ id: position, slug: part.toLowerCase(), name: part, icon: '', position },
    sub_category_parents: [],
  })),
});

it('names an activation by what the member spends most on', () => {
  const item: Due = {
    ...{ kind: 'activation-opens', id: 'it', cardName: 'Discover it', site: null },
    ...{ date: calendarDate('2026-10-01'), endsOn: calendarDate('2026-12-31') },
    categories: ['Attractions', 'Drugstores', 'Restaurants', 'Utilities'],
  };
  const categories = [
    category('Travel', 'Attractions'),
    category('Drugstores', 'Drugstores'),
    category('Dining', 'Bars', 'Restaurants'),
    category('Utilities', 'Water', 'Phone'),
  ];
  const sorted = (amounts: Record<string, number>) =>
    sortActivations([item], categories, amounts).map(describeMore);
  expect(sorted({ restaurants: 336_000, phone: 70_000, water: 50_000, bars: 900_000 })).toEqual([
    'Restaurants, Utilities and 2 more',
  ]);
  expect(sorted({ drugstores: 1 })).toEqual(['Drugstores, Attractions and 2 more']);
  expect(sorted({})).toEqual(['Attractions, Drugstores and 2 more']);
});
