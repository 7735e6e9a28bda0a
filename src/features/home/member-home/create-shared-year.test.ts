import { expect, it } from 'vitest';
import { isDrawable } from '@/features/plan/shared-pages/schema.ts';
import { cents } from '@/domain/units.ts';
import { createSharedYear } from './create-shared-year.ts';

it('shows products, values and fees, and neither spending nor the ids of held cards', () => {
  const flow = (card: string, valueCents: number, feesCents: number) => ({
    id: `held-${card}`,
    card,
    spendCents: cents(1_234_567),
    valueCents: cents(valueCents),
    feesCents: cents(feesCents),
    netCents: cents(valueCents - feesCents),
    keptCents: cents(0),
    towardFeesCents: cents(0),
  });
  const cards = [flow('plain', 20_049.4, 0), flow('gold', 90_000.4, 32_500)];
  const document = createSharedYear({ cards, netCents: cents(77_549.8) });
  expect(document).toEqual({
    version: 1,
    isFirstYear: false,
    // Home shows $775 of it.
    netCents: 77_549,
    cards: [
      { card: 'gold', netCents: 57_500, feeCents: 32_500 },
      { card: 'plain', netCents: 20_049, feeCents: 0 },
    ],
  });
  expect(isDrawable({ kind: 'year', document })).toBe(true);
  const many = Array.from({ length: 70 }, () => flow('plain', 1_000, 0));
  const cut = createSharedYear({ cards: many, netCents: cents(70_000) });
  expect(cut.netCents).toBe(60_000);
  expect(isDrawable({ kind: 'year', document: cut })).toBe(true);
});
