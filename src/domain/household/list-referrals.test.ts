import { expect, it } from 'vitest';
import { plainCard } from '../../../tests/engine/plain-card.ts';
import { listReferrals } from './household-plan.ts';
import { points } from '../units.ts';

it('lists the cards whose holder gets something for a referral, each as its own', () => {
  const cards = [
    plainCard({ slug: 'gold', referralPoints: points(15_000) }),
    plainCard({ slug: 'silver', referralPoints: null }),
    plainCard({ slug: 'copper' }),
    plainCard({ slug: 'cash', referralPoints: points(5_000) }),
  ];
  expect(listReferrals(cards)).toEqual([
    { from: 'gold', to: 'gold', points: 15_000 },
    { from: 'cash', to: 'cash', points: 5_000 },
  ]);
  expect(listReferrals([])).toEqual([]);
});
