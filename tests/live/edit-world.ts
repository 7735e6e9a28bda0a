import { vi } from 'vitest';
import { findPostgresServer } from '../database/postgres-server.ts';
import { startTestedStack } from '../database/start-tested-stack.ts';
import { openSession } from './tab-session.ts';

/**
 * Starts a stack with its functions, where tabs of a member can be opened outside a browser; on a Postgres server if
 * one is installed, so that simultaneous requests meet in the database.
 */
export async function createEditWorld() {
  const server = findPostgresServer();
  const programs = 'missing' in server ? undefined : server.folder;
  const { stack, database, stop } = await startTestedStack(programs, { functions: true });
  console.log(`on ${database}`);
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  vi.stubEnv('VITE_PUBLIC_BASE_URL', stack.url);
  vi.stubGlobal('navigator', { onLine: true });
  const { rows } = await stack.db.query<{ id: number }>('select min(id) as id from credit_cards');
  const creditCardId = rows[0]?.id ?? 0;
  // Turns off the limit of a member's changes, which another test covers.
  await stack.db.exec(`
    create or replace function private.count_member_mutation(amount integer) returns integer
    language sql as 'select 0'`);
  return {
    stack,
    creditCardId,
    /** Creates a new member, signed in from now on. */
    enter: async () => {
      const email = `tabs-${crypto.randomUUID()}@pointfolio.test`;
      const member = await stack.createMember(email, 'a long enough password');
      openSession(stack.url, stack.publishableKey, member.accessToken);
      return member;
    },
    stop: async () => {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
      await stop();
    },
  };
}
