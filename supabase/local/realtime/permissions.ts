import type { Database, Transaction } from '../database/database.ts';
import type { Caller } from './caller.ts';

const extensions = ['broadcast', 'presence'] as const;
type Extension = (typeof extensions)[number];

export interface Permissions {
  read: Record<Extension, boolean>;
  write: Record<Extension, boolean>;
}

/** Public channels need no policy. */
export const everyPermission: Permissions = {
  read: { broadcast: true, presence: true },
  write: { broadcast: true, presence: true },
};

const noPermission: Permissions = {
  read: { broadcast: false, presence: false },
  write: { broadcast: false, presence: false },
};

async function becomeCaller(
  transaction: Transaction,
  caller: Caller,
  topic: string,
): Promise<void> {
  const subject = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : '';
  await transaction.query(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
       set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true),
       set_config('realtime.topic', $4, true)`,
    [caller.role, JSON.stringify(caller.claims), subject, topic],
  );
}

const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '42501';

async function listReadable(transaction: Transaction, ids: string[]): Promise<string[]> {
  await transaction.exec('savepoint attempt');
  try {
    const { rows } = await transaction.query<{ extension: string }>(
      'select extension from realtime.messages where id = any ($1)',
      [ids],
    );
    return rows.map(({ extension }) => extension);
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  } finally {
    await transaction.exec('rollback to savepoint attempt');
  }
}

const insertMessage = 'insert into realtime.messages (topic, extension) values ($1, $2)';

async function mayInsert(
  transaction: Transaction,
  topic: string,
  extension: Extension,
): Promise<boolean> {
  await transaction.exec('savepoint attempt');
  try {
    await transaction.query(insertMessage, [topic, extension]);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  } finally {
    await transaction.exec('rollback to savepoint attempt');
  }
}

/**
 * Reads the caller's permissions on a private topic from the policies on `realtime.messages`, as the hosted server
 * does: by trying a message of each kind in a transaction that is rolled back.
 */
export async function readPermissions(
  database: Database,
  caller: Caller,
  topic: string,
): Promise<Permissions> {
  return database.transaction(async (transaction) => {
    const { rows: roles } = await transaction.query<{ granted: boolean }>(
      `select pg_has_role('authenticator', oid, 'member') as granted from pg_roles where rolname = $1`,
      [caller.role],
    );
    if (roles[0]?.granted !== true) return noPermission;
    const ids: string[] = [];
    for (const extension of extensions) {
      const { rows } = await transaction.query<{ id: string }>(`${insertMessage} returning id`, [
        topic,
        extension,
      ]);
      for (const row of rows) ids.push(row.id);
    }
    await becomeCaller(transaction, caller, topic);
    const readable = new Set(await listReadable(transaction, ids));
    const permissions: Permissions = {
      read: { broadcast: readable.has('broadcast'), presence: readable.has('presence') },
      write: {
        broadcast: await mayInsert(transaction, topic, 'broadcast'),
        presence: await mayInsert(transaction, topic, 'presence'),
      },
    };
    await transaction.rollback();
    return permissions;
  });
}
