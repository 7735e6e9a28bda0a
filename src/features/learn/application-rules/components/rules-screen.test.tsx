import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  catalogFixture,
  createCard,
  seedCatalog,
} from '@/features/catalog/facts/catalog-fixture.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { peopleQuery } from '@/features/mine/people/queries.ts';
import { RulesScreen } from './rules-screen.tsx';

const once = {
  id: 1,
  slug: 'once',
  company_id: createCard({ id: 1, slug: 'card-1' }).company_id,
  title: 'Once per lifetime',
  kind: 'bonus_lifetime',
  limit_count: 1,
  window_value: null,
  window_unit: null,
  scope: 'product',
  counts: 'all',
  clock: 'ever_held',
  strictness: 'hard',
  explanation: 'One bonus for each product.',
  source: null,
  source_url: null,
  verified_on: null,
  confidence: 'high',
};
const link = { id: 1, credit_card_id: 1, rule_id: 1, blocking_credit_card_id: null };

/** The first sentence of the screen for a member who holds or held the only card that the rule is about. */
async function verdictFor(
  status: 'held' | 'closed',
  own: Partial<CardRow> = {},
  strictness = 'hard',
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const rows = { ...catalogFixture, cards: [createCard({ id: 1, slug: 'gold', ...own })] };
  seedCatalog(client, rows);
  client.setQueryData(['rows', 'rules'], { revision: 1, rows: [{ ...once, strictness }] });
  client.setQueryData(['rows', 'credit_card_rules'], {
    revision: 1,
    rows: [{ ...link, confidence: 'high' }],
  });
  client.setQueryData(peopleQuery().queryKey, []);
  client.setQueryData(currentUserQuery().queryKey, createUserFixture());
  client.setQueryData<unknown>(memberCardsQuery().queryKey, [{ ...createMemberCard(1), status }]);
  const component = () => (
    <QueryClientProvider client={client}>
      <RulesScreen search={{}} onSearchChange={vi.fn()} />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component });
  const { unmount } = render(
    <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />,
  );
  const verdict = (await screen.findByText(/in your way today/)).textContent;
  unmount();
  return verdict;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

it('names the rule that blocks cards the member could want', async () => {
  expect(await verdictFor('closed')).toBe(
    'American Express’s rule “Once per lifetime” stands in your way today.',
  );
});

it('stands in nobody’s way with a rule that only warns', async () => {
  expect(await verdictFor('closed', {}, 'soft')).toBe(
    'No rule stands in your way today; 1 warns you.',
  );
});

it.each([
  ['is held', 'held', {}],
  ['takes no new applicants', 'closed', { opened_to_new: false }],
  ['is for a business, which they do not have', 'closed', { is_business: true }],
] as const)('counts no rule about a card that %s', async (_, status, own) => {
  expect(await verdictFor(status, own)).toBe('No rule stands in your way today.');
});
