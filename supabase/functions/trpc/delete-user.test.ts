import assert from 'node:assert/strict';
import {
  createCall,
  createFakeSupabase,
  MEMBER_ID,
  type Call,
} from '../../../tests/functions/trpc/fake-supabase.ts';
import { createContext } from './context.ts';
import { appRouter } from './router.ts';
import { createCallerFactory } from './trpc.ts';
import { createTokenVerifier } from './verify-token.ts';

type Answer = { status: number; body: unknown };
const DOWN: Answer = { status: 503, body: { message: 'down' } };

function readPaths({ body }: Call): string[] {
  assert(typeof body === 'object' && body !== null && 'prefixes' in body);
  assert(Array.isArray(body.prefixes));
  return body.prefixes.map(String);
}

/** Creates a member with an account and these files; `answerFirst` plays failing services. */
function createMember(
  files: Record<string, string[]>,
  answerFirst: (call: Call) => Answer | undefined = () => undefined,
) {
  let hasAccount = true;
  const { settings, calls } = createFakeSupabase((call) => {
    const failure = answerFirst(call);
    if (failure) return failure;
    if (call.path.endsWith('/rpc/delete_current_user')) {
      hasAccount = false;
      return { status: 200, body: null };
    }
    if (call.path.endsWith('/rpc/list_member_files')) {
      assert(typeof call.body === 'object' && call.body !== null && 'bucket' in call.body);
      return { status: 200, body: files[String(call.body.bucket)] ?? [] };
    }
    const bucket = /^\/storage\/v1\/object\/([\w-]+)$/.exec(call.path)?.[1];
    if (bucket === undefined || call.method !== 'DELETE') return undefined;
    assert.equal(hasAccount, false, 'whose account stands keeps the files');
    const paths = readPaths(call);
    files[bucket] = (files[bucket] ?? []).filter((path) => !paths.includes(path));
    return { status: 200, body: paths.map((name) => ({ name })) };
  });
  const context = createContext(settings, createTokenVerifier(), createCall('users.any'), 1);
  const { users } = createCallerFactory(appRouter)(context);
  return { users, calls, hasAccount: () => hasAccount };
}

const listPaths = (amount: number) =>
  Array.from({ length: amount }, (_, index) => `${MEMBER_ID}/${String(index)}`);
const isRemoval = ({ method }: Call) => method === 'DELETE';

async function readErrors(act: () => Promise<unknown>): Promise<string[]> {
  const log = console.error;
  const lines: string[] = [];
  console.error = (line: string) => lines.push(line);
  try {
    await act();
  } finally {
    console.error = log;
  }
  return lines;
}

Deno.test('an account goes with the files of both buckets, by Storage, a batch at a time', async () => {
  const files = { avatars: listPaths(1), 'whiteboard-images': listPaths(250) };
  const { users, calls, hasAccount } = createMember(files);
  assert.equal(await users.deleteUser(), null);
  assert.equal(hasAccount(), false);
  assert.deepEqual(files, { avatars: [], 'whiteboard-images': [] });
  const sizes = calls.filter(isRemoval).map((call) => readPaths(call).length);
  assert.deepEqual(
    sizes.toSorted((a, b) => a - b),
    [1, 50, 100, 100],
  );
});

Deno.test('a failure on the way is gone on from', async () => {
  const files = { avatars: [], 'whiteboard-images': listPaths(150) };
  let failures = 0;
  const { users } = createMember(files, (call) => {
    if (!isRemoval(call) || readPaths(call).length === 100 || failures === 2) return undefined;
    failures += 1;
    return DOWN;
  });
  await users.deleteUser();
  assert.equal(failures, 2);
  assert.deepEqual(files['whiteboard-images'], []);
});

Deno.test('while Storage is down the account goes all the same, and the log says what is left', async () => {
  const files = { avatars: listPaths(1), 'whiteboard-images': listPaths(2) };
  const { users, hasAccount } = createMember(files, (call) => (isRemoval(call) ? DOWN : undefined));
  const lines = await readErrors(() => users.deleteUser());
  assert.equal(hasAccount(), false);
  assert.match(lines.join(), /files are left.*avatars.*files are left.*whiteboard-images/);
});

Deno.test('files that Storage does not remove are asked for three times, not for ever', async () => {
  const files = { avatars: listPaths(1) };
  const nothing = { status: 200, body: [] };
  const { users, calls } = createMember(files, (call) => (isRemoval(call) ? nothing : undefined));
  const lines = await readErrors(() => users.deleteUser());
  assert.equal(calls.filter(isRemoval).length, 3);
  assert.match(lines.join(), /removed none/);
});

Deno.test('an account whose end nobody was told of loses its files when it is asked again', async () => {
  const files = { avatars: listPaths(1), 'whiteboard-images': listPaths(2) };
  let isLost = true;
  const { users, hasAccount } = createMember(files, ({ path }) => {
    if (!isLost || !path.endsWith('/rpc/list_member_files')) return undefined;
    return DOWN;
  });
  await readErrors(() => users.deleteUser());
  assert.equal(hasAccount(), false);
  assert.deepEqual(files, { avatars: listPaths(1), 'whiteboard-images': listPaths(2) });
  isLost = false;
  assert.equal(await users.deleteUser(), null);
  assert.deepEqual(files, { avatars: [], 'whiteboard-images': [] });
});

Deno.test('an account that is not deleted keeps its files', async () => {
  const files = { avatars: listPaths(1) };
  const { users, calls } = createMember(files, ({ path }) =>
    path.endsWith('/rpc/delete_current_user') ? DOWN : undefined,
  );
  await assert.rejects(users.deleteUser());
  assert.deepEqual(files, { avatars: listPaths(1) });
  assert.equal(calls.filter(isRemoval).length, 0);
});
