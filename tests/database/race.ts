import { Client } from 'pg';
import type { TemporaryCluster } from './temporary-cluster.ts';

/** A transaction: its first statement, and one that returns a value. */
export interface Move {
  user: string;
  become: string;
  sql: string;
}

/** Runs as a request of the member, in a session named by their id. */
export const asMember = (member: string, sql: string): Move => ({
  user: 'authenticator',
  become: `set local role authenticated;
    set local request.jwt.claims = '{"sub": "${member}", "role": "authenticated", "session_id": "${member}"}'`,
  sql,
});

/** Runs as the auth server deleting an account for an operator. */
export const asDeletion = (member: string): Move => ({
  user: 'supabase_auth_admin',
  become: '',
  sql: `delete from auth.users where id = '${member}' returning 'deleted'`,
});

/** The value, or the error's code with its message. */
async function answer(client: Client, { become, sql }: Move): Promise<string> {
  try {
    await client.query(`begin; ${become}`);
    const { rows } = await client.query<[unknown]>({ text: sql, rowMode: 'array' });
    return String(rows[0]?.[0]);
  } catch (error) {
    await client.query('rollback');
    return error instanceof Error && 'code' in error
      ? `${String(error.code)} ${error.message}`
      : String(error);
  }
}

async function withClients<Result>(
  cluster: TemporaryCluster,
  users: readonly string[],
  run: (clients: Client[]) => Promise<Result>,
): Promise<Result> {
  const clients = users.map(
    (user) => new Client({ host: cluster.socketFolder, user, database: 'postgres' }),
  );
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await run(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function readProcess(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** Ends once that process waits for another one, or need not wait. */
async function watch(observer: Client, pid: number | undefined, isAnswered: () => boolean) {
  let isWaiting = false;
  while (!isWaiting && !isAnswered()) {
    const { rows } = await observer.query<{ waits: boolean }>(
      'select cardinality(pg_blocking_pids($1)) > 0 as waits',
      [pid],
    );
    isWaiting = rows[0]?.waits === true;
  }
}

/** Begins the second while the first is open; commits the first as soon as the second waits for it or is answered. */
export function race(cluster: TemporaryCluster, first: Move, second: Move): Promise<string[]> {
  const users = [first.user, second.user, 'supabase_admin'];
  return withClients(cluster, users, async ([one, two, observer]) => {
    if (!one || !two || !observer) throw new Error('three clients were asked for');
    const pid = await readProcess(two);
    const ofFirst = await answer(one, first);
    let isAnswered = false;
    const ofSecond = answer(two, second).finally(() => {
      isAnswered = true;
    });
    await watch(observer, pid, () => isAnswered);
    await one.query('commit');
    const answers = [ofFirst, await ofSecond];
    await two.query('commit');
    return answers;
  });
}

/** Runs all at the same moment, each committed when it is answered. */
export function raceAll(cluster: TemporaryCluster, moves: readonly Move[]): Promise<string[]> {
  return withClients(
    cluster,
    moves.map(({ user }) => user),
    (clients) =>
      Promise.all(
        clients.map(async (client, index) => {
          const move = moves[index];
          if (!move) throw new Error('the client has no move');
          const answered = await answer(client, move);
          await client.query('commit');
          return answered;
        }),
      ),
  );
}
