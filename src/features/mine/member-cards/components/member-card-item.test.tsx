import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { createInputsFixture } from '../../../../../tests/support/valuation-inputs.ts';
import { createMemberCard } from '../mutations.ts';
import type { MemberCard } from '../schema.ts';
import { MemberCardItem } from './member-card-item.tsx';

async function show(own: Partial<MemberCard>, isValued = false) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 28, 12) });
  vi.stubGlobal('scrollTo', vi.fn());
  const inputs = createInputsFixture({});
  const [card] = inputs.rows.cards;
  if (!card) throw new Error('no card');
  const memberCard = createMemberCard(card.id, own);
  const held = { id: memberCard.id, card: card.slug, selected: {} };
  const value = valueWallet(inputs.problemOf('steady'), [held]);
  const [worth = null] = isValued ? value.cards : [];
  const entry = {
    ...{ memberCard, card, value: worth, gainCents: null },
    marginalCents: worth === null ? null : worth.netCents,
  };
  const component = () => (
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <MemberCardItem
          entry={entry}
          wallet={{ entries: [entry], held: [], value }}
          inputs={inputs}
          issuer="Bank"
          owner={undefined}
          cautionsOn={() => []}
          onEdit={vi.fn()}
        />
      </ul>
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  return await screen.findByRole('listitem');
}

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [14, 'next due Dec 14'],
  [28, 'next due Nov 28'],
  [31, 'next due Nov 30'],
])('a held card due on day %i says when it is due next', async (due_day, text) => {
  expect(await show({ due_day })).toHaveTextContent(text);
});

it.each<[string, Partial<MemberCard>]>([
  ['without a due day', { statement_day: 20 }],
  ['that is closed', { due_day: 14, status: 'closed', closed_on: '2026-11-01' }],
])('a card %s says none', async (_which, own) => {
  expect(await show(own)).not.toHaveTextContent(/next due/);
});

it('says of its two figures which is which', async () => {
  const item = await show({}, true);
  expect(item).toHaveTextContent(/Brings a year/);
  expect(item).toHaveTextContent(/Adds a year/);
});
