import { listToasts, dismissToast } from '@/components/ui/toast-store.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { createMemberCard, memberCardEdits } from '@/features/mine/member-cards/mutations.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { describeError } from '@/lib/describe-error.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import type { createEditWorld } from './edit-world.ts';
import { send } from './two-tabs.ts';
import { type Fate, unsteadyNetwork } from './unsteady-network.ts';

const bad: readonly Fate[] = ['lost', 'answer-lost', 'cut-short', 'page', 'busy', 'broken'];

const isSentence = (text: string | undefined) =>
  text !== undefined && /^[A-Z].{15,}\.$/u.test(text);

/**
 * Changes a card and the member's name while every write fails in each possible way; then presses “Try again” on a
 * working network. Also reads while the reads fail. Returns failures that were not reported, and changes that were
 * not made in the end.
 */
export async function editOnBadNetwork({
  creditCardId,
}: Awaited<ReturnType<typeof createEditWorld>>): Promise<string[]> {
  let fate: Fate = 'arrives';
  let isReadHit = false;
  const network = unsteadyNetwork((_url, method) =>
    (method === 'GET') === isReadHit ? fate : 'arrives',
  );
  const client = createQueryClient();
  // Reads, and some writes, are retried automatically after a pause: other tests cover that.
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, retry: false },
    mutations: { ...mutations, retryDelay: 1 },
  });
  client.mount();
  const broken: string[] = [];
  // Clears the messages of earlier tests.
  for (const { id } of listToasts()) dismissToast(id);
  const added = createMemberCard(creditCardId);
  await client.fetchQuery(memberCardsQuery());
  await client.fetchQuery(currentUserQuery());
  await send(client, memberCardEdits.adding, added);

  const retryAll = async () => {
    const toasts = listToasts().filter(({ tone }) => tone === 'error');
    for (const { id, description, action } of toasts) {
      if (!isSentence(description)) broken.push(`${fate}: no words, but ${String(description)}`);
      if (action?.label !== 'Try again') broken.push(`${fate}: nothing to press`);
      dismissToast(id);
      fate = 'arrives';
      action?.onPress();
    }
    while (client.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return toasts.length;
  };

  for (const each of bad) {
    const card = (await client.fetchQuery({ ...memberCardsQuery(), staleTime: 0 }))[0];
    if (!card) throw new Error('The card is gone.');
    await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
    fate = each;
    const outcomes = await Promise.allSettled([
      send(client, memberCardEdits.updating, { base: card, values: { notes: each } }),
      send(client, currentUserEdits.updateName, each),
    ]);
    const failed = outcomes.filter(({ status }) => status === 'rejected').length;
    const told = await retryAll();
    fate = 'arrives';
    if (told !== failed) broken.push(`${each}: ${failed} failed and ${told} were told`);
    const [after] = await client.fetchQuery({ ...memberCardsQuery(), staleTime: 0 });
    if (after?.notes !== each) broken.push(`${each}: the notes are ${String(after?.notes)}`);
    const { name } = await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
    if (name !== each) broken.push(`${each}: the name is ${String(name)}`);
  }

  isReadHit = true;
  for (const each of bad) {
    fate = each;
    const reads = await Promise.allSettled([
      client.fetchQuery({ ...memberCardsQuery(), staleTime: 0 }),
      client.fetchQuery({ ...currentUserQuery(), staleTime: 0 }),
    ]);
    for (const read of reads) {
      const words = read.status === 'rejected' ? describeError(read.reason) : 'nothing';
      if (!isSentence(words)) broken.push(`${each}: a read says ${words}`);
    }
  }
  network.restore();
  client.unmount();
  return broken;
}
