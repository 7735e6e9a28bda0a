import { expect, test } from 'vitest';
import type { PointTransfer } from './queries.ts';
import { listTransfersOfCard } from './list-current-transfers.ts';

const partner = (id: number, name: string) => ({
  id,
  slug: name.toLowerCase(),
  name,
  kind: 'hotel' as const,
  unit: 'points' as const,
});

function transferOf(id: number, to: PointTransfer['to'], cardId: number | null): PointTransfer {
  return {
    id,
    points_out: 1,
    points_in: 1,
    min_increment: 1000,
    bonus_percent: null,
    bonus_during: null,
    valid_during: '[,)',
    source_url: 'https://issuer.example',
    verified_on: '2026-11-22',
    confidence: 'high',
    card: cardId === null ? null : { id: cardId, name: `Card ${cardId}` },
    to,
  };
}

test('a card transfers at its own ratio where it has one, and never at that of another card', () => {
  const [hyatt, marriott] = [partner(1, 'Hyatt'), partner(2, 'Marriott')];
  const transfers = [
    transferOf(10, hyatt, 7),
    transferOf(11, hyatt, 8),
    transferOf(12, hyatt, null),
    transferOf(13, marriott, null),
  ];
  const idsOf = (cardId: number) => listTransfersOfCard(transfers, cardId).map(({ id }) => id);
  expect(idsOf(7)).toEqual([10, 13]);
  expect(idsOf(8)).toEqual([11, 13]);
  expect(idsOf(9)).toEqual([12, 13]);
});
