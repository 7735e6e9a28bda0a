import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { cents } from '@/domain/units.ts';
import {
  catalogFixture,
  createCard,
  seedCatalog,
} from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { peopleQuery } from '@/features/mine/people/queries.ts';
import { toValuationInputs } from '@/features/mine/valuation/to-valuation-inputs.ts';
import { FoundWalletItem } from './found-wallet-item.tsx';

const cards = ['gold', 'platinum', 'blue'].map((slug, at) =>
  createCard({ id: at + 1, slug, name: slug }),
);
const rows = { ...catalogFixture, cards };
const rule = {
  id: 1,
  slug: 'gold-family',
  company_id: cards[0]?.company_id,
  title: 'Gold family',
  kind: 'bonus_family',
  limit_count: 0,
  window_value: null,
  window_unit: null,
  scope: 'family',
  counts: 'all',
  clock: 'ever_held',
  strictness: 'hard',
  explanation: 'No Gold after Platinum.',
  source: null,
  source_url: null,
  verified_on: null,
  confidence: 'high',
};
const inEightDays = {
  ...rule,
  id: 2,
  slug: 'one-in-eight-days',
  kind: 'velocity',
  window_value: 8,
  window_unit: 'days',
  scope: 'issuer',
  clock: 'application',
};

type Asked = { isSlow?: boolean; year?: 'first' | 'steady' };

/** Sentence of a found wallet about the order of its cards. */
async function textFor(
  wallet: readonly string[],
  pairs: readonly [number, number][],
  { isSlow = false, year = 'first' }: Asked = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, rows);
  client.setQueryData(['rows', 'rules'], {
    revision: 1,
    rows: isSlow ? [rule, inEightDays] : [rule],
  });
  const links = pairs.map(([card, blocking], at) => ({
    ...{ id: at, credit_card_id: card, rule_id: 1 },
    ...{ blocking_credit_card_id: blocking, confidence: 'high' },
  }));
  client.setQueryData(['rows', 'credit_card_rules'], { revision: 1, rows: links });
  client.setQueryData(peopleQuery().queryKey, []);
  client.setQueryData(memberCardsQuery().queryKey, []);
  const inputs = toValuationInputs(rows, createUserFixture(), [], '2026-11-21');
  const component = () => (
    <QueryClientProvider client={client}>
      <FoundWalletItem
        title="$1 a year"
        found={{
          wallet: wallet.map((card) => ({ id: card, card, selected: {} })),
          netCents: cents(100),
        }}
        request={{ problem: inputs.problemOf(year, []), limits: NO_LIMITS, alternatives: 0 }}
        inputs={inputs}
        onSave={undefined}
      />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component, notFoundComponent: () => null });
  const { unmount } = render(
    <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />,
  );
  await screen.findByRole('button', { name: 'Assumptions' });
  const text = screen.queryByText(/order/)?.textContent ?? '';
  unmount();
  return text;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

it('names the order in which each card of a first year pays its bonus, with later days', async () => {
  expect(await textFor(['platinum', 'gold'], [[1, 2]])).toBe(
    'Open them in this order, and each pays its bonus: gold, platinum.',
  );
  expect(await textFor(['platinum', 'gold'], [[1, 2]], { isSlow: true })).toBe(
    'Open them in this order, and each pays its bonus: gold, platinum from Nov 29, 2026.',
  );
});

it('is not there where any order does, and says where none does', async () => {
  expect(await textFor(['platinum', 'blue'], [[1, 2]])).toBe('');
  expect(await textFor(['platinum', 'gold'], [[1, 2]], { year: 'steady' })).toBe('');
  const both = await textFor(
    ['platinum', 'gold'],
    [
      [1, 2],
      [2, 1],
    ],
  );
  expect(both).toContain('no order in which each of these cards pays its bonus');
});
