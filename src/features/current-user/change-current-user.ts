import type { CurrentUser } from '@contract/current-user.ts';
import type { MutationFunctionContext, UseMutationOptions } from '@tanstack/react-query';
import { expectRevision } from '@/lib/trpc.ts';
import { currentUserQuery } from './queries.ts';

type Fields = Partial<CurrentUser>;

/** What is needed to put a field back: what stood there, and what the change put there. */
type Undo = { before: Fields; predicted: Fields };

type Change<Input, Result> = {
  call: (input: Input, options: ReturnType<typeof expectRevision>) => Promise<Result>;
  /** The fields as they will be once the server agrees. */
  predict: (user: CurrentUser, input: Input) => Fields;
  /** What the answer tells beyond the prediction. */
  confirm?: (user: CurrentUser, result: Result) => Fields;
  report: (error: unknown) => void;
};

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

/**
 * A change of the current user that is shown before the server has answered and taken back where it refuses. Changes
 * run one after the other, each from the revision that the one before it left, and are never repeated by themselves.
 */
export function changeCurrentUser<Input, Result>({
  call,
  predict,
  confirm,
  report,
}: Change<Input, Result>) {
  return {
    mutationKey,
    scope: { id: 'current-user' },
    retry: false,
    mutationFn: (input, context) => call(input, expectRevision(readUser(context)?.revision)),
    onMutate: async (input, context) => {
      await context.client.cancelQueries({ queryKey });
      const user = readUser(context);
      if (!user) return undefined;
      const fields = predict(user, input);
      const names = listFields(fields);
      writeFields(context, () => fields);
      // The cache may keep copies of what it was given; what it holds is told by its identity.
      const shown = readUser(context) ?? user;
      return { before: pickFields(user, names), predicted: pickFields(shown, names) };
    },
    onSuccess: (result, _input, _undo, context) => {
      if (confirm) writeFields(context, (user) => confirm(user, result));
    },
    onError: async (error, _input, undo, context) => {
      if (undo) writeFields(context, (user) => selectUndone(user, undo));
      report(error);
      // A load now would wipe what the changes that still wait have shown; the last of them asks.
      if (context.client.isMutating({ mutationKey }) > 1) return;
      await context.client.invalidateQueries({ queryKey });
    },
  } satisfies UseMutationOptions<Result, Error, Input, Undo | undefined>;
}
