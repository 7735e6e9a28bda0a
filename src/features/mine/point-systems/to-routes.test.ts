import { expect, test } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { activeRoutes } from '@/domain/transfer/route.ts';
import type { PointTransferRow } from './schema.ts';
import { toRoutes } from './to-routes.ts';

const systems = [
  { id: 1, slug: 'ultimate-rewards' },
  { id: 2, slug: 'hyatt' },
];
const reserve = 7;

function createTransfer(own: Partial<PointTransferRow>): PointTransferRow {
  return {
    id: 1,
    from_point_system_id: 1,
    to_point_system_id: 2,
    credit_card_id: null,
    points_out: 1000,
    points_in: 1000,
    min_increment: 1000,
    bonus_percent: null,
    bonus_during: null,
    valid_during: '[2026-10-01,)',
    source: null,
    source_url: null,
    verified_on: null,
    confidence: 'high',
    ...own,
  };
}
const rows = [
  createTransfer({ points_in: 750 }),
  createTransfer({ id: 2, credit_card_id: reserve }),
];

test.each([
  ['nobody has who holds no such card', new Set<number>(), [750]],
  ['those have who hold it, beside the one of all', new Set([reserve]), [750, 1000]],
])('a ratio of one card %s', (_, held, ratios) => {
  const routes = activeRoutes(toRoutes(rows, systems, held), calendarDate('2026-11-22'));
  expect(routes.map(({ pointsIn }) => pointsIn)).toEqual(ratios);
});
