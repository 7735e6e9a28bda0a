import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { listToasts } from '@/components/ui/toast-store.ts';
import { findOwnRevision } from '@/lib/edits/own-revisions.ts';
import { createMemberCard, memberCardEdits } from './mutations.ts';
import { memberCardsQuery } from './queries.ts';
import { cardRecord } from './schema.ts';

const rpc = vi.hoisted(() => vi.fn<() => { throwOnError: () => Promise<{ data: unknown }> }>());
vi.mock('@/lib/supabase.ts', () => ({ getSupabase: () => Promise.resolve({ rpc }) }));
const removed = {
  member_cards: [{ revision: 3 }],
  bonus_trackers: [],
  benefit_uses: [],
  card_offers: [],
  purchases: [],
  planned_steps: [],
  wallet_card_ids: [],
};

it.each([
  ['goes on top of the card as it was put back', 4, 4],
  ['does not where the card was changed elsewhere since', 5, 3],
])('a change that waits behind an undo %s', async (_what, revision, expected) => {
  const client = new QueryClient();
  client.setQueryData(memberCardsQuery().queryKey, []);
  const card = createMemberCard(1, { revision: 3 });
  rpc.mockReturnValue({
    throwOnError: () => Promise.resolve({ data: { ...card, revision } }),
  });
  await client
    .getMutationCache()
    .build(client, memberCardEdits.restoring)
    .execute({ card, removed });
  expect(findOwnRevision(client, card.id, 3)).toBe(expected);
});

it('a bonus that came back with its card is changed on top of what came back', async () => {
  const client = new QueryClient();
  const id = crypto.randomUUID();
  client.setQueryData(memberCardsQuery().queryKey, []);
  const card = createMemberCard(1, { revision: 3 });
  rpc.mockReturnValue({ throwOnError: () => Promise.resolve({ data: { ...card, revision: 4 } }) });
  const bonus_trackers = [
    { id, revision: 2 },
    { id: crypto.randomUUID(), revision: 6 },
  ];
  await client
    .getMutationCache()
    .build(client, memberCardEdits.restoring)
    .execute({ card, removed: { ...removed, bonus_trackers } });
  // The database puts all rows of a table back at one revision.
  expect(findOwnRevision(client, id, 2)).toBe(7);
});

it('offers to put a removed card back once more where that failed', async () => {
  const client = new QueryClient();
  const { queryKey } = memberCardsQuery();
  client.setQueryData(queryKey, []);
  const send = vi.fn().mockRejectedValueOnce(new Error('offline'));
  const card = createMemberCard(1);
  const { restoring } = memberCardEdits;
  const restore = client
    .getMutationCache()
    .build(client, { ...restoring, mutationFn: send })
    .execute({ card, removed });
  await expect(restore).rejects.toThrow('offline');
  expect(client.getQueryData(queryKey)).toEqual([]);

  const [told] = listToasts();
  expect(told).toMatchObject({
    title: 'The card was not restored',
    action: { label: 'Try again' },
  });
  send.mockResolvedValueOnce({ ...card, revision: 4 });
  told?.action?.onPress();
  await vi.waitFor(() => {
    expect(client.getQueryData(queryKey)).toEqual([{ ...card, revision: 4 }]);
  });
  expect(send).toHaveBeenCalledTimes(2);
});

it('a row kept before cards had payment days is read, with those unknown', () => {
  const { statement_day: _s, due_day: _d, autopay: _a, ...kept } = createMemberCard(1);
  expect(cardRecord.schema.parse(kept)).toEqual({
    ...kept,
    ...{ statement_day: null, due_day: null, autopay: null },
  });
});
