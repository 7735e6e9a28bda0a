import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { toValuationInputs } from '@/features/mine/valuation/to-valuation-inputs.ts';

/** Valuation inputs of a member with these amounts, for tests; cents per year by category. */
export function createInputsFixture(amounts: Readonly<Record<string, number>>) {
  const profile = {
    id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01',
    name: 'Mine',
    amounts,
    position: 0,
    revision: 1,
  };
  return toValuationInputs(catalogFixture, createUserFixture(), [profile], '2026-11-21');
}
