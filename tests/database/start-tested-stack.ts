import { startStack, type Stack, type StackOptions } from '../../supabase/local/start-stack.ts';
import { countDeadlocks, describeServer } from './postgres-server.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

export interface TestedStack {
  stack: Stack;
  /** `Postgres 15.20, safeupdate`, or `PGlite`. */
  database: string;
  /** Throws if sessions of the server have waited for each other. */
  stop: () => Promise<void>;
}

/**
 * Starts a stack on a new Postgres server, with its programs in that folder, or on PGlite. With a server,
 * `POSTGREST_BIN` can name a PostgREST program.
 */
export async function startTestedStack(
  programs: string | undefined,
  options: StackOptions,
): Promise<TestedStack> {
  if (programs === undefined) {
    const stack = await startStack(options);
    return { stack, database: 'PGlite', stop: () => stack.stop() };
  }
  const server = startTemporaryCluster(programs);
  try {
    const postgrest = process.env['POSTGREST_BIN'];
    const stack = await startStack({
      ...options,
      postgres: server.socketFolder,
      ...(postgrest === undefined ? {} : { postgrest }),
    });
    const description = server.run('supabase_admin', describeServer);
    return {
      stack,
      database: postgrest === undefined ? description : `${description}, PostgREST`,
      stop: async () => {
        await stack.stop();
        const deadlocks = server.run('supabase_admin', countDeadlocks);
        server.stop();
        if (deadlocks !== '0') throw new Error(`${deadlocks} deadlocks among the sessions`);
      },
    };
  } catch (error) {
    server.stop();
    throw error;
  }
}
