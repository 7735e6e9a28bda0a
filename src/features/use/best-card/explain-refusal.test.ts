import { expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { toValuationInputs } from '@/features/mine/valuation/to-valuation-inputs.ts';
import { explainRefusal } from './explain-refusal.ts';

/** Explains the refusal of a network's card at gas stations that refuse certain networks. */
function explain(network: string, ...refused: string[]) {
  const acceptance = refused.map((each, id) => ({
    id,
    sub_category_id: 22,
    network: each,
    is_accepted: false,
  }));
  const rows = { ...catalogFixture, acceptance };
  const inputs = toValuationInputs(rows, createUserFixture(), [], '2026-11-20');
  return explainRefusal(inputs, 'gas-stations')({ network }, 'Costco Gas');
}

it('names the network that is not taken, and those that are', () => {
  expect(explain('amex', 'amex', 'mastercard', 'discover', 'other')).toBe(
    'Costco Gas takes Visa only: Amex is not taken.',
  );
  expect(explain('amex', 'amex', 'discover')).toBe(
    'Costco Gas takes Visa and Mastercard only: Amex is not taken.',
  );
  expect(explain('amex', 'amex')).toBe('Costco Gas does not take Amex.');
});

it('says of a store card that it is one', () => {
  expect(explain('other')).toBe('A store card: only its own stores take it.');
});
