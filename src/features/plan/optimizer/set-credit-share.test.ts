import { describe, expect, it } from 'vitest';
import { searchBestWallet, searchToEnd } from '@/domain/rewards/search/find-best-wallet.ts';
import { cents, percent } from '@/domain/units.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { restsOnCredits } from '@/domain/rewards/valuation/credit-reliance.ts';
import { askWithoutCredits } from './set-credit-share.ts';
import type { SearchRequest } from './schema.ts';
import { THREE_CARDS } from './three-cards-fixture.ts';

describe('a wallet that rests on credits', () => {
  it('owes them more than a third of its value', () => {
    const rests = (net: number, credits: number) =>
      restsOnCredits({ netCents: cents(net), creditsCents: cents(credits) });
    expect([rests(90_000, 30_000), rests(90_000, 30_001)]).toEqual([false, true]);
    expect([rests(-100, 0), rests(-100, 50)]).toEqual([false, true]);
  });

  it('is shown next to the best one without them', () => {
    const { problem } = THREE_CARDS;
    const cards = problem.catalog.cards.map((card) =>
      card.slug === 'five'
        ? {
            ...card,
            annualFeeCents: cents(5_000),
            credits: [
              {
                slug: 'credit',
                spendOn: null,
                valueCents: cents(20_000),
                period: 'year' as const,
                usagePercent: percent(100),
                excludesFirstYear: false,
                endsOn: null,
              },
            ],
          }
        : card,
    );
    const request: SearchRequest = {
      ...THREE_CARDS,
      problem: { ...problem, catalog: { ...problem.catalog, cards } },
    };
    const bestOf = (asked: SearchRequest) => {
      const { best } = searchToEnd(searchBestWallet(asked.problem, asked.limits));
      return { ...best, value: valueWallet(asked.problem, best?.wallet ?? []) };
    };
    const counted = bestOf(request);
    expect(counted.wallet?.map(({ card }) => card).sort()).toEqual(['five', 'four']);
    expect(restsOnCredits(counted.value)).toBe(true);
    const bare = bestOf(askWithoutCredits(request));
    expect(bare.wallet?.map(({ card }) => card).sort()).toEqual(['four', 'six']);
    expect(bare.value).toMatchObject({ netCents: 10_000, creditsCents: 0 });
  });
});
