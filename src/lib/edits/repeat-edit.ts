import type { Mutation, MutationFunctionContext } from '@tanstack/react-query';

/** Sends a change once more, with other variables where they are given. What becomes of it is told by the change itself. */
export function repeatEdit(
  { client }: Pick<MutationFunctionContext, 'client'>,
  { options }: Pick<Mutation, 'options'>,
  variables: unknown,
): void {
  client
    .getMutationCache()
    .build<unknown, Error, unknown, unknown>(client, options)
    .execute(variables)
    .catch(() => undefined);
}

/** The change that is under way with these variables: changes run one after the other, so the first that waits. */
export function findEdit(
  { client, mutationKey }: MutationFunctionContext,
  variables: unknown,
): Mutation | undefined {
  return client
    .getMutationCache()
    .findAll({ ...(mutationKey && { mutationKey, exact: true }), status: 'pending' })
    .find(({ state }) => state.variables === variables);
}
