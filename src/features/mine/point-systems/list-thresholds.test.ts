import { expect, it } from 'vitest';
import { centsPerPoint } from '@/domain/units.ts';
import { listThresholds } from './list-thresholds.ts';

it('lists what a point must bring, of the most valuable points first, then of what held cards earn, and no money', () => {
  const points = (system: string, own: number) => ({ system, points: own });
  expect(
    listThresholds({
      balances: [
        points('few', 100),
        points('cash', 9000),
        points('many', 500),
        points('few', 50),
        points('none', 0),
      ],
      bySlug: new Map([
        ['cash', { unit: 'dollars' }],
        ['few', { unit: 'points' }],
      ]),
      earned: ['many', 'cash', 'earned'],
      valueOf: (slug) => centsPerPoint(slug === 'few' ? 1.5 : 1),
    }),
  ).toEqual([
    { slug: 'many', points: 500, value: 1 },
    { slug: 'few', points: 150, value: 1.5 },
    { slug: 'earned', points: 0, value: 1 },
  ]);
});
