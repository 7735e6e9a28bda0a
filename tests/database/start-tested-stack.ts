import { startStack, type Stack, type StackOptions } from '../../supabase/local/start-stack.ts';
import { countDeadlocks, describeServer } from './postgres-server.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

export interface TestedStack {
  stack: Stack;
  /** `Postgres 15.20, safeupdate`, or `PGlite`. */
  database: string;
  /** Throws where sessions of the server have waited for each other. */
  stop: () => Promise<void>;
}

/** Starts a stack on a Postgres server of its own, whose programs are in that folder, or on PGlite. */
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
    const stack = await startStack({ ...options, postgres: server.socketFolder });
    return {
      stack,
      database: server.run('supabase_admin', describeServer),
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
