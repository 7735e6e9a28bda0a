import type { CurrentUser } from '@contract/current-user.ts';
import type { MutationFunctionContext, UseMutationOptions } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-edit.ts';
import type { EditWords } from '@/lib/edits/edit-words.ts';
import { findOwnRevision, noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { findEdit, repeatEdit } from '@/lib/edits/repeat-edit.ts';
import { holdsValues } from '@/lib/edits/save-once.ts';
import { shouldRetryEdit } from '@/lib/edits/should-retry-edit.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';
import { expectRevision } from '@/lib/expected-revision.ts';
import { getTrpc } from '@/lib/trpc.ts';
import { currentUserQuery, memberRow } from './queries.ts';

type Fields = Partial<CurrentUser>;

/** What is needed to put a field back: what stood there, and what the change put there. */
type Undo = {
  before: Fields;
  predicted: Fields;
  /** Of the member when the change was made. */
  revision: number;
};

/** What the server answered; or that a repeat found its change made already, by the first try. */
type Answer = { kind: 'saved'; revision: number } | { kind: 'found'; user: CurrentUser };

type Users = Awaited<ReturnType<typeof getTrpc>>['users'];

const report = reportEdit('The change was not saved');
const { queryKey } = currentUserQuery();
const mutationKey = ['change', ...queryKey];

function readUser({ client }: MutationFunctionContext): CurrentUser | undefined {
  return client.getQueryData(queryKey);
}

function writeFields({ client }: MutationFunctionContext, change: (user: CurrentUser) => Fields) {
  client.setQueryData(queryKey, (user) => user && { ...user, ...change(user) });
}

function listFields(fields: Fields): (keyof CurrentUser)[] {
  return Object.keys(fields).filter((name): name is keyof CurrentUser => name in fields);
}

function pickFields(user: CurrentUser, names: (keyof CurrentUser)[]): Fields {
  return Object.fromEntries(names.map((name) => [name, user[name]]));
}

/** The fields that still hold what was predicted; a later change of the same field stands. */
function selectUndone(user: CurrentUser, { before, predicted }: Undo): Fields {
  const untouched = listFields(predicted).filter((name) => user[name] === predicted[name]);
  return Object.fromEntries(untouched.map((name) => [name, before[name]]));
}

/** The fields that a read from before the change has put back; a later change of the same field stands. */
function selectOutrun(user: CurrentUser, { before, predicted }: Undo): Fields {
  const outrun = listFields(predicted).filter(
    (name) =>
      user[name] !== predicted[name] && JSON.stringify(user[name]) === JSON.stringify(before[name]),
  );
  return Object.fromEntries(outrun.map((name) => [name, predicted[name]]));
}

/** The revision that a change stands on: that of its making, moved on by the changes of this tab before it. */
function findBase(context: MutationFunctionContext, input: unknown): number | undefined {
  const made = findEdit(context, input)?.state.context;
  const kept: unknown = typeof made === 'object' && made !== null && Reflect.get(made, 'revision');
  const revision = typeof kept === 'number' ? kept : readUser(context)?.revision;
  return revision === undefined ? undefined : findOwnRevision(context.client, memberRow, revision);
}

/** The member as they are now, where the change that was refused has been made already. */
async function findMade(predict: (user: CurrentUser) => Fields): Promise<CurrentUser | null> {
  const { users } = await getTrpc();
  const user = await users.getCurrentUser.query();
  const wanted = predict(user);
  return holdsValues(pickFields(user, listFields(wanted)), wanted) ? user : null;
}

/**
 * A change of the current user that is shown before the server has answered and taken back where it refuses. Changes
 * run one after the other, each from the revision that the one before it left, and are repeated by themselves only where
 * the server has put them off or its answer was cut short.
 */
export function changeCurrentUser<Input>(
  /** Finds the functions of a change again that has waited through a reload. */
  name: string,
  call: (
    users: Users,
    input: Input,
    options: ReturnType<typeof expectRevision>,
  ) => Promise<{ revision: number }>,
  /** The fields as they will be once the server agrees. */
  predict: (user: CurrentUser, input: Input) => Fields,
) {
  const words: EditWords<Input> = {
    refused: 'The change was not saved',
    typed: (input) => ({ [name]: input }),
    again: (input) => input,
  };
  return {
    mutationKey: [...mutationKey, name],
    // The scope of all edits: what was changed first is sent first.
    scope: { id: 'edits' },
    meta: { edit: words },
    retry: shouldRetryEdit,
    mutationFn: async (input, context): Promise<Answer> => {
      try {
        const options = expectRevision(findBase(context, input));
        const { revision } = await call((await getTrpc()).users, input, options);
        return { kind: 'saved', revision };
      } catch (error) {
        const status = getErrorStatus(error);
        if (status !== 404 && status !== 409) throw error;
        const user = await findMade((latest) => predict(latest, input));
        if (user === null) throw error;
        return { kind: 'found', user };
      }
    },
    onMutate: async (input, context) => {
      await context.client.cancelQueries({ queryKey });
      const user = readUser(context);
      if (!user) return undefined;
      const fields = predict(user, input);
      const names = listFields(fields);
      writeFields(context, () => fields);
      // The cache may keep copies of what it was given; what it holds is told by its identity.
      const shown = readUser(context) ?? user;
      return {
        before: pickFields(user, names),
        predicted: pickFields(shown, names),
        revision: user.revision,
      };
    },
    onSuccess: (answer, _input, undo, context) => {
      const { client } = context;
      const note = (revision: number) => {
        if (!undo) return;
        noteOwnSave(client, memberRow, findOwnRevision(client, memberRow, undo.revision), revision);
      };
      if (answer.kind === 'found') {
        const { user } = answer;
        note(user.revision);
        // What waits behind this change has shown more than the server knows.
        if (client.isMutating({ mutationKey }) <= 1) client.setQueryData(queryKey, user);
        else writeFields(context, () => ({ revision: user.revision }));
        return;
      }
      if (undo) writeFields(context, (shown) => selectOutrun(shown, undo));
      if (!readUser(context)) return;
      const { revision } = answer;
      note(revision);
      writeFields(context, () => ({ revision }));
    },
    onError: async (error, input, undo, context) => {
      if (undo) writeFields(context, (user) => selectUndone(user, undo));
      const edit = findEdit(context, input);
      report(
        error,
        edit &&
          (() => {
            repeatEdit(context, edit, input);
          }),
      );
      // A load now would wipe what the changes that still wait have shown; the last of them asks.
      if (context.client.isMutating({ mutationKey }) > 1) return;
      await context.client.invalidateQueries({ queryKey });
    },
  } satisfies UseMutationOptions<Answer, Error, Input, Undo | undefined>;
}
