import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import {
  catalogFixture,
  createCard,
  createOffer,
  seedCatalog,
} from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { toValuationInputs } from '@/features/mine/valuation/to-valuation-inputs.ts';
import { useEligibleInputs } from './queries.ts';

const tier = {
  tier: 1,
  spend_cents: 0,
  window_days: 90,
  points: null,
  credits_cents: null,
  typical_points: null,
  typical_cash_cents: null,
};
const offer = createOffer({ signup_bonus_tiers: [{ ...tier, cash_cents: 5_000 }] });
const cards = [
  createCard({ id: 1, slug: 'had-before', signup_bonuses: [offer] }),
  createCard({ id: 2, slug: 'never-had', signup_bonuses: [offer] }),
];
const rows = { ...catalogFixture, cards };
const once = {
  id: 1,
  slug: 'once',
  company_id: cards[0]?.company_id,
  title: 'Once per lifetime',
  kind: 'bonus_lifetime',
  limit_count: 1,
  window_value: null,
  window_unit: null,
  scope: 'product',
  counts: 'all',
  clock: 'bonus_posted',
  strictness: 'hard',
  explanation: 'One bonus for each product.',
  source: null,
  source_url: null,
  verified_on: null,
  confidence: 'high',
};

function eligible(history: readonly object[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, rows);
  client.setQueryData(['rows', 'rules'], { revision: 1, rows: [once] });
  const links = cards.map(({ id }) => ({
    ...{ id, credit_card_id: id, rule_id: 1 },
    ...{ blocking_credit_card_id: null, confidence: 'high' },
  }));
  client.setQueryData(['rows', 'credit_card_rules'], { revision: 1, rows: links });
  client.setQueryData<unknown>(memberCardsQuery().queryKey, history);
  const inputs = toValuationInputs(rows, createUserFixture(), [], '2026-11-21');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useEligibleInputs(inputs), { wrapper }).result.current;
}

it('pays no bonus that the rules refuse the member, and every other one', () => {
  const closed = { ...createMemberCard(1), status: 'closed', bonus_posted_on: '2024-05-01' };
  const { inputs, refused } = eligible([closed]);
  expect([...refused]).toEqual(['had-before']);
  const paid = inputs.problemOf('first', []).catalog.cards.filter(({ bonus }) => bonus !== null);
  expect(paid.map(({ slug }) => slug)).toEqual(['never-had']);
});

it('pays no bonus on a card that is held', () => {
  const { refused } = eligible([{ ...createMemberCard(2), bonus_posted_on: null }]);
  expect([...refused]).toEqual(['never-had']);
});

it('pays all of them to an applicant who had none', () => {
  const { inputs, refused } = eligible([]);
  expect(refused.size).toBe(0);
  expect(inputs.catalog.cards.every(({ bonus }) => bonus !== null)).toBe(true);
});
