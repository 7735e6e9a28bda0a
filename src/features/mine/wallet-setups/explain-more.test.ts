import { expect, it } from 'vitest';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { explainMore } from './explain-more.ts';

it('a combination worth more than the best wallet says which of its cards the best one may not have', () => {
  const inputs = { cardRowOf: (slug: string) => createCard({ id: 1, slug, name: `The ${slug}` }) };
  const wallet = ['old', 'gold'].map((card) => ({ id: card, card, selected: {} }));
  const explain = (netCents: number, limits: Partial<typeof NO_LIMITS>) =>
    explainMore(
      inputs,
      { wallet, netCents },
      { netCents: 100_000, limits: { ...NO_LIMITS, ...limits } },
    );
  expect(explain(99_000, { allowed: ['gold'] })).toBe('');
  expect(explain(123_400, { allowed: ['gold'] })).toBe(
    '$234 more than the best wallet above, only with The old, which you can’t open today.',
  );
  expect(explain(123_400, { atMost: 1 })).toContain('only with 2 cards.');
  expect(explain(123_400, {})).toContain('outside the limits of the search.');
});
