import { reportEdit } from '@/components/report-failure.ts';
import type { CurrentUser, userInputs } from '@contract/current-user.ts';
import type { MutationFunctionContext } from '@tanstack/react-query';
import type { z } from 'zod';
import { defineEdit, findEdit } from '@/lib/edits/define-edit.ts';
import { findOwnRevision, noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { holdsValues } from '@/lib/edits/save-once.ts';
import { expectRevision } from '@/lib/expected-revision.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';
import { getTrpc } from '@/lib/trpc.ts';
import { currentUserQuery, memberRow } from './queries.ts';

type Fields = Partial<CurrentUser>;
type Users = Awaited<ReturnType<typeof getTrpc>>['users'];
/** The procedures that change a setting. */
type Name = Exclude<
  Extract<keyof Users, `update${string}`>,
  'updateAnnualSpending' | 'updateSpendingCategoryCustomValue'
>;
type Inputs = { readonly [N in Name]: z.output<(typeof userInputs)[N]> };
type Options = ReturnType<typeof expectRevision>;
/** Procedures by name, so that a name determines its input. */
type Procedures = {
  readonly [N in Name]: {
    mutate: (input: Inputs[N], options: Options) => Promise<{ revision: number }>;
  };
};

const { queryKey } = currentUserQuery();

/** A change's base revision: as of its creation, moved on by this tab's earlier changes. */
function findBase(context: MutationFunctionContext, input: unknown): number | undefined {
  const made = findEdit(context, input)?.state.context;
  const kept: unknown = typeof made === 'object' && made !== null && Reflect.get(made, 'revision');
  const revision =
    typeof kept === 'number' ? kept : context.client.getQueryData(queryKey)?.revision;
  return revision === undefined ? undefined : findOwnRevision(context.client, memberRow, revision);
}

/**
 * A change to the current user. Changes run in sequence, each from the revision the previous one produced, and repeat
 * automatically only if the server deferred them or the response was truncated.
 */
export function changeCurrentUser<N extends Name>(
  name: N,
  /** The fields as they will be once the server agrees. */
  predict: (input: Inputs[N], user: CurrentUser) => Fields,
) {
  type Input = Inputs[N];
  /** Returns the current member if the refused change was already applied by an earlier try. */
  const findMade = async ({ getCurrentUser }: Users, input: Input): Promise<CurrentUser | null> => {
    const user = await getCurrentUser.query();
    return holdsValues(user, predict(input, user)) ? user : null;
  };

  return defineEdit<Input, Fields & { revision: number }, { revision: number | undefined }>({
    key: ['change', ...queryKey, name],
    refused: 'The change was not saved',
    report: reportEdit,
    effects: [
      {
        queryKey,
        apply: (user: CurrentUser, input) => ({ ...user, ...predict(input, user) }),
        take: (user: CurrentUser, saved) => ({ ...user, ...saved }),
      },
    ],
    typed: (input) => ({ [name]: input }),
    remember: (client) => ({ revision: client.getQueryData(queryKey)?.revision }),
    send: async (input, context) => {
      const { users } = await getTrpc();
      const base = findBase(context, input);
      const note = <S extends { revision: number }>(saved: S): S => {
        if (base !== undefined) noteOwnSave(context.client, memberRow, base, saved.revision);
        return saved;
      };
      try {
        const procedures: Procedures = users;
        const { revision } = await procedures[name].mutate(input, expectRevision(base));
        return note({ revision });
      } catch (error) {
        const status = getErrorStatus(error);
        const made = status === 404 || status === 409 ? await findMade(users, input) : null;
        if (made === null) throw error;
        return note(made);
      }
    },
  });
}
