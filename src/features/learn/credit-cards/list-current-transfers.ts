import type { PointTransfer } from './queries.ts';
import { isWithin, parseDateRange } from '@/lib/dates.ts';
import { formatNumber } from '@/lib/format.ts';

function isOn(range: unknown, today: string): boolean {
  return isWithin(parseDateRange(typeof range === 'string' ? range : null), today);
}

/** Today's ratios by name; promotions only while they run. */
export function listCurrentTransfers(
  transfers: readonly PointTransfer[],
  today: string,
): PointTransfer[] {
  return transfers
    .filter((transfer) => isOn(transfer.valid_during, today))
    .filter((transfer) => transfer.bonus_percent === null || isOn(transfer.bonus_during, today))
    .sort((a, b) => a.to.name.localeCompare(b.to.name, 'en'));
}

/** Transfers available to a card: its own ratio replaces the general one, and ratios of other cards do not apply. */
export function listTransfersOfCard(
  transfers: readonly PointTransfer[],
  cardId: number,
): PointTransfer[] {
  const own = transfers.filter(({ card }) => card?.id === cardId);
  const partners = new Set(own.map(({ to }) => to.id));
  return transfers.filter(
    (transfer) => own.includes(transfer) || (!transfer.card && !partners.has(transfer.to.id)),
  );
}

function getGreatestDivisor(a: number, b: number): number {
  return b === 0 ? a : getGreatestDivisor(b, a % b);
}

/** `1 : 1`, `5 : 4`, with the bonus of a promotion in it. */
export function describeRatio(transfer: {
  points_out: number;
  points_in: number;
  bonus_percent: number | null;
}): string {
  // Scaled by 100, so that a bonus percentage stays an integer.
  const out = transfer.points_out * 100;
  const received = Math.round(transfer.points_in * (100 + (transfer.bonus_percent ?? 0)));
  const divisor = getGreatestDivisor(out, received);
  if (out / divisor <= 20) return `${out / divisor} : ${received / divisor}`;
  return `1 : ${formatNumber(received / out)}`;
}
