import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import { createCard, createOffer } from '@/features/catalog/facts/catalog-fixture.ts';
import type { StandingWords } from '@/features/mine/eligibility/schema.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { OffersVerdict } from './components/signup-bonuses-screen.tsx';
import { findBestOffers } from './find-best-offers.ts';
import { toOffers } from './to-offers.ts';

const clear: StandingWords = { tone: 'yes', text: 'Today' };

/** Offers of cash in dollars, each of a card named by its place: Card 1 and so on. */
function offersOf(dollars: readonly number[], standings: readonly StandingWords[] = []) {
  const cards = dollars.map((_, index) =>
    createCard({ id: index + 1, slug: `card-${index + 1}`, name: `Card ${index + 1}` }),
  );
  const rows = dollars.map((given, index) => ({
    ...createOffer({
      id: index + 1,
      verified_on: '2026-11-01',
      signup_bonus_tiers: [
        {
          tier: 1,
          spend_cents: 100_000,
          window_days: 90,
          points: null,
          cash_cents: given * 100,
          credits_cents: null,
          typical_points: null,
          typical_cash_cents: null,
        },
      ],
    }),
    credit_card_id: index + 1,
  }));
  return toOffers(rows, cards, {
    today: calendarDate('2026-11-21'),
    yearlySpendCents: 0,
    centsPerPointOf: () => 1,
    creditShareOf: () => 1,
    issuerOf: () => ({ slug: 'a', name: 'A' }),
    pointsOf: () => ({ slug: 'b', name: 'B' }),
    standingOf: ({ id }) => standings[id - 1] ?? clear,
  });
}

const costing = (costCents: number) => ({
  moved: [],
  costCents: cents(costCents),
  missingCents: cents(0),
});
const named = (offers: ReturnType<typeof findBestOffers>) =>
  offers.map(({ offer, worthCents }) => [offer.card.name, worthCents]);

it('has the two worth the most once their spending is paid for, and asks no more costs than decide it', () => {
  const costOf = vi.fn(({ card }: { card: { id: number } }) =>
    costing(card.id === 2 ? 30_000 : 1_000),
  );
  const best = findBestOffers(offersOf([300, 500, 400, 200, 100]), costOf);
  expect(named(best)).toEqual([
    ['Card 3', 39_000],
    ['Card 1', 29_000],
  ]);
  expect(costOf).toHaveBeenCalledTimes(3);
});

it('leaves out what the member cannot have today, bonus and all', () => {
  const standings: StandingWords[] = [
    { tone: 'no', text: 'Blocks you' },
    { tone: 'warning', text: 'Allowed, without the bonus', isWithoutBonus: true },
    { tone: 'warning', text: 'Bonus from Mar 1, 2027' },
    { tone: 'advice', text: 'You hold it' },
    { tone: 'unknown', text: 'Add dates to check' },
    clear,
  ];
  const best = findBestOffers(offersOf([900, 800, 700, 600, 200, 300], standings), () => undefined);
  expect(named(best).map(([name]) => name)).toEqual(['Card 6', 'Card 5']);
});

type Asked = { standings?: StandingWords[]; applicantName?: string | null };

function show(
  dollars: readonly number[],
  costCents: number,
  { standings, applicantName = null }: Asked = {},
) {
  const { names } = createInputsFixture({});
  const [best] = findBestOffers(offersOf(dollars, standings), () => costing(costCents));
  if (!best) throw new Error('no offer is open');
  const { container } = render(
    <OffersVerdict
      best={best}
      centsPerPoint={1}
      names={names}
      hasSpending
      applicantName={applicantName}
    />,
  );
  return container;
}

it('says the best offer with a figure that opens, and that none is worth it where none is', () => {
  expect(show([300, 500], 4_000)).toHaveTextContent(/^Your best offer is Card 2: worth \$460/);
  expect(screen.getByRole('button', { name: /^\$460, see the math: .*$/ })).toBeVisible();
  expect(show([10], 4_000)).toHaveTextContent(
    'No offer that you can get today is worth more than it costs.',
  );
  const standings: StandingWords[] = [{ tone: 'unknown', text: 'Needs Alex’s dates' }];
  expect(show([500], 0, { standings, applicantName: 'Alex' })).toHaveTextContent(
    /^Alex’s best offer may be Card 1/,
  );
});
