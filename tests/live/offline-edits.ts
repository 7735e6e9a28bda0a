import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createMemberCard, memberCardEdits } from '@/features/mine/member-cards/mutations.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import type { createEditWorld } from './edit-world.ts';
import { send } from './two-tabs.ts';
import { unsteadyNetwork } from './unsteady-network.ts';

/** Makes fifty changes offline, including some that depend on each other, and reconnects after ten minutes. */
export async function editOffline(
  { stack, creditCardId }: Awaited<ReturnType<typeof createEditWorld>>,
  memberId: string,
): Promise<string[]> {
  const network = unsteadyNetwork(() => 'arrives');
  const client = createQueryClient();
  client.mount();
  const stops = [
    new QueryObserver(client, memberCardsQuery()).subscribe(() => undefined),
    new QueryObserver(client, currentUserQuery()).subscribe(() => undefined),
  ];
  await Promise.all([client.fetchQuery(memberCardsQuery()), client.fetchQuery(currentUserQuery())]);
  const showCard = (id: string) => {
    const card = client.getQueryData(memberCardsQuery().queryKey)?.find((row) => row.id === id);
    if (!card) throw new Error('The card is not shown.');
    return card;
  };

  vi.useFakeTimers();
  onlineManager.setOnline(false);
  const added = createMemberCard(creditCardId);
  const sent = [send(client, memberCardEdits.adding, added)];
  const wanted: string[] = [];
  for (let number = 1; number < 50; number++) {
    await vi.advanceTimersByTimeAsync(12_000);
    const text = `edit ${number}`;
    wanted.push(text);
    if (number % 5 === 0) {
      sent.push(send(client, currentUserEdits.updateName, text));
    } else {
      const change = { base: showCard(added.id), values: { notes: text } };
      sent.push(send(client, memberCardEdits.updating, change));
    }
  }
  await vi.advanceTimersByTimeAsync(12_000);
  const shown = showCard(added.id).notes;
  vi.useRealTimers();
  onlineManager.setOnline(true);
  const outcomes = await Promise.allSettled(sent);
  for (const stop of stops) stop();
  client.unmount();
  network.restore();

  const { rows } = await stack.db.query<{ text: string }>(
    `select coalesce(row ->> 'notes', row ->> 'name') as text from private.row_history
     where member = $1 and table_name in ('member_cards', 'members')
       and coalesce(row ->> 'notes', row ->> 'name') like 'edit %' order by number`,
    [memberId],
  );
  const saved = rows.map(({ text }) => text).join();
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  return [
    ...failures,
    ...(shown === 'edit 49' ? [] : [`${String(shown)} was shown while offline`]),
    ...(saved === wanted.join() ? [] : [`what was saved is ${saved}`]),
  ];
}
