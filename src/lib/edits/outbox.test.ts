import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { goneEdit } from './outbox.ts';
import { refusedEdits, watchWaitingEdits } from './refused-edits.ts';

it('refuses a change of an earlier release with what was entered', async () => {
  const client = new QueryClient();
  watchWaitingEdits(client);
  const mutationKey = ['edit', 'former', 'update'];
  const state = {
    variables: { name: 'Typed offline' },
    status: 'pending',
    isPaused: true,
  } as const;
  const rest = { context: undefined, data: undefined, error: null, failureReason: null };
  const counts = { failureCount: 0, submittedAt: 0 };
  client.getMutationCache().build<unknown, Error, unknown, unknown>(client, goneEdit(mutationKey), {
    ...state,
    ...rest,
    ...counts,
  });
  await client.resumePausedMutations();
  expect(refusedEdits.get()).toMatchObject([
    {
      mutationKey,
      title: 'A change from an earlier version was not saved',
      typed: { name: 'Typed offline' },
    },
  ]);
  refusedEdits.set([]);
});
