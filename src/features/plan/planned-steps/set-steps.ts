import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { plannedStepEdits } from './mutations.ts';
import { plannedStepsQuery } from './queries.ts';
import type { PlannedStep } from './schema.ts';

/** Makes a change outside a component; the change reports its own outcome. */
function send<Answer, Variables, Kept>(
  client: QueryClient,
  edit: MutationOptions<Answer, Error, Variables, Kept>,
  variables: Variables,
): void {
  const sent = client.getMutationCache().build(client, edit).execute(variables);
  sent.catch(() => undefined);
}

const listKept = (client: QueryClient) => client.getQueryData(plannedStepsQuery().queryKey) ?? [];

/** Removes the kept steps that were done; returns a function that restores them. */
export function dropKeptSteps(
  client: QueryClient,
  isDone: (step: PlannedStep) => boolean,
): () => void {
  const done = listKept(client).filter(isDone);
  for (const step of done) send(client, plannedStepEdits.removing, step);
  return () => {
    for (const step of done) send(client, plannedStepEdits.adding, step);
  };
}

/** Keeps the steps of a person's plan in place of the previous ones. */
export function keepPlan(client: QueryClient, person: Owner, steps: readonly PlannedStep[]): void {
  const before = listKept(client).filter(({ person_id }) => person_id === person);
  send(client, plannedStepEdits.keeping, { person, steps });
  if (steps.length > 0) return;
  toast({
    title: 'Removed from your dates',
    action: {
      label: 'Undo',
      onPress: () => {
        send(client, plannedStepEdits.keeping, { person, steps: before });
      },
    },
  });
}
