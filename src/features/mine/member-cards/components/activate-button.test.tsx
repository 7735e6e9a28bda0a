import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { clearToasts, listToasts } from '@/components/ui/toast-store.ts';
import { createMemberCard } from '../mutations.ts';
import { memberCardsQuery } from '../queries.ts';
import { ActivateButton } from './activate-button.tsx';

const changes = z.object({ choices: z.record(z.string(), z.array(z.string())) });
let stored = createMemberCard(1);

/** Both periods of one card, as December shows them. */
function Periods() {
  const { data: [memberCard] = [] } = useQuery({ ...memberCardsQuery(), enabled: false });
  return ['2026-q4', '2027-q1'].map((period) => (
    <div key={period} aria-label={period} role="group">
      {memberCard && (
        <ActivateButton
          memberCard={memberCard}
          cardName="Blue"
          activation={{ key: 'rotating', period }}
        />
      )}
    </div>
  ));
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const body: unknown = JSON.parse(z.string().parse(init.body));
    stored = { ...stored, ...changes.parse(body), revision: stored.revision + 1 };
    return Promise.resolve(Response.json([stored]));
  });
  return clearToasts;
});

it('undoing one activation keeps another of the same card', async () => {
  const user = userEvent.setup();
  const client = new QueryClient();
  client.setQueryData(memberCardsQuery().queryKey, [stored]);
  render(
    <QueryClientProvider client={client}>
      <Periods />
    </QueryClientProvider>,
  );
  for (const button of screen.getAllByRole('button')) await user.click(button);
  await vi.waitFor(() => {
    expect(stored.choices).toEqual({ rotating: ['2026-q4', '2027-q1'] });
  });
  listToasts()[0]?.action?.onPress();
  await vi.waitFor(() => {
    expect(stored.choices).toEqual({ rotating: ['2027-q1'] });
  });
});
