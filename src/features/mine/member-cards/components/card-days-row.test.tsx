import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { createMemberCard } from '../mutations.ts';
import { CardDaysRow } from './card-days-row.tsx';

it('asks for the month of a fee that the member pays', () => {
  const asks = (usualCents: number, ownCents: number | null) => {
    const card = createCard({ id: 1, slug: 'card', annual_fee_cents: usualCents });
    const memberCard = createMemberCard(1, { annual_fee_cents: ownCents });
    const { unmount } = render(
      <QueryClientProvider client={new QueryClient()}>
        <table>
          <tbody>
            <CardDaysRow entry={{ card, memberCard }} />
          </tbody>
        </table>
      </QueryClientProvider>,
    );
    const isAsked = screen.queryByRole('combobox', { name: /^Fee month/ }) !== null;
    unmount();
    return isAsked;
  };
  expect([asks(9_500, null), asks(0, 9_500)]).toEqual([true, true]);
  expect([asks(0, null), asks(9_500, 0)]).toEqual([false, false]);
});
