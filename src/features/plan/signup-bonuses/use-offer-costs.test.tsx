import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { catalogFixture, createOffer } from '@/features/catalog/facts/catalog-fixture.ts';
import { createHeldWalletReader } from '@/features/mine/held-wallet/queries.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { createHoldingsReader } from '@/features/mine/member-cards/queries.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { listOfferColumns } from './components/offer-columns.tsx';
import { toOffers } from './to-offers.ts';
import { useOfferCosts } from './use-offer-costs.ts';

const [held, wanted] = catalogFixture.cards;
if (!held || !wanted) throw new Error('the fixture has three cards');
const offerRow = {
  ...createOffer(),
  credit_card_id: wanted.id,
  signup_bonus_tiers: [
    {
      tier: 1,
      spend_cents: 400_000,
      window_days: 90,
      points: 60_000,
      cash_cents: null,
      credits_cents: null,
      typical_points: null,
      typical_cash_cents: null,
    },
  ],
};

function createCase(restaurants: number) {
  const inputs = createInputsFixture({ restaurants, other: 2_000_000 });
  const { value } = createHeldWalletReader()(
    inputs,
    createHoldingsReader()(inputs, [createMemberCard(held?.id ?? 0)]),
  );
  const offers = toOffers([offerRow], catalogFixture.cards, {
    today: inputs.date,
    yearlySpendCents: 2_000_000 + restaurants,
    centsPerPointOf: () => 1,
    creditShareOf: () => 1,
    issuerOf: () => ({ slug: 'a', name: 'A' }),
    pointsOf: () => ({ slug: 'b', name: 'B' }),
    standingOf: () => ({ tone: 'yes', text: 'Yes' }),
  });
  return { inputs, value, offers };
}

function Worth({ inputs, value, offers }: ReturnType<typeof createCase>) {
  const costs = useOfferCosts(offers, inputs, value);
  const [offer] = offers;
  const column = listOfferColumns({
    costs,
    centsPerPointOf: () => 1,
    names: inputs.names,
    hasSpending: true,
  }).find(({ key }) => key === 'value');
  return offer && column?.cell(offer);
}

test('open arithmetic stays open, and becomes true again, while the figures are recomputed', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Worth {...createCase(0)} />);
  await user.click(await screen.findByRole('button', { name: /is worth to me/ }));
  const cost = await screen.findByRole('region', { name: 'Opportunity cost' });
  const before = cost.textContent;
  rerender(<Worth {...createCase(9_000_000)} />);
  expect(screen.getByRole('dialog')).toBeVisible();
  await expect
    .poll(() => screen.getByRole('region', { name: 'Opportunity cost' }).textContent)
    .not.toBe(before);
});
