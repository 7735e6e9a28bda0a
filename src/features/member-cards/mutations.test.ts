import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { listToasts } from '@/components/ui/toast-store.ts';
import { createMemberCard, memberCardEdits } from './mutations.ts';
import { memberCardsQuery } from './queries.ts';

it('offers to put a removed card back once more where that failed', async () => {
  const client = new QueryClient();
  const { queryKey } = memberCardsQuery();
  client.setQueryData(queryKey, []);
  const send = vi.fn().mockRejectedValueOnce(new Error('offline'));
  const card = createMemberCard(1);
  const removed = {
    member_cards: [],
    bonus_trackers: [],
    benefit_uses: [],
    purchases: [],
    planned_steps: [],
    wallet_card_ids: [],
  };
  const { restoring } = memberCardEdits;
  const restore = client
    .getMutationCache()
    .build(client, { ...restoring, mutationFn: send })
    .execute({ card, removed });
  await expect(restore).rejects.toThrow('offline');
  expect(client.getQueryData(queryKey)).toEqual([]);

  const [told] = listToasts();
  expect(told).toMatchObject({
    title: 'The card was not put back',
    action: { label: 'Try again' },
  });
  send.mockResolvedValueOnce({ ...card, revision: 4 });
  told?.action?.onPress();
  await vi.waitFor(() => {
    expect(client.getQueryData(queryKey)).toEqual([{ ...card, revision: 4 }]);
  });
  expect(send).toHaveBeenCalledTimes(2);
});
