import type { PurchaseValue } from '@/domain/purchase/best-card-now.ts';
import { formatCents, formatExactCents, formatWholeDollars } from './format.ts';

/** True if a payee's fee for cards takes more than the card earns. */
export function isBankBetter({
  valueCents,
  costCents,
}: Pick<PurchaseValue, 'valueCents' | 'costCents'>): boolean {
  return valueCents < 0 && costCents > 0;
}

/** Advises against the best card, with the loss in a month of the member's spending, or on the amount if there is none. */
export function describeBankInstead(
  { valueCents }: Pick<PurchaseValue, 'valueCents'>,
  amountCents: number,
  yearCents: number,
): string {
  const lost = (spentCents: number) => (0 - valueCents / amountCents) * spentCents;
  const month = lost(yearCents) / 12;
  const cost =
    yearCents > 0
      ? `${month < 100 ? formatExactCents(month) : formatWholeDollars(month)} a month`
      : `${formatExactCents(lost(amountCents))} on ${formatCents(amountCents)}`;
  return `Pay it from your bank. A card costs you ${cost}.`;
}
