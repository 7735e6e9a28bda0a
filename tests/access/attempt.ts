import { createClient } from '@supabase/supabase-js';
import type { AccessContext } from './global-setup.ts';
import { type Actor, columnsOf, type Outcome, type TableAccess, type Verb } from './matrix.ts';

export function createActor(access: AccessContext, actor: Actor) {
  return createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(actor === 'anon' ? {} : { accessToken: () => Promise.resolve(access.tokens[actor]) }),
  });
}

const GENERATED = [
  'created_at',
  'updated_at',
  'revision',
  'changed_at',
  'document_bytes',
  'catalog_card_id',
  'own_card_id',
  'catalog_benefit_id',
  'own_benefit_id',
  'changed_from_catalog_card_id',
  'changed_from_own_card_id',
  'catalog_system_id',
  'own_points_id',
  'share_token',
];
/** Columns of a report that its member does not write. */
const OF_OTHERS = ['status', 'answer', 'answered_at', 'reply_to', 'origin'];

function makeInsert(access: TableAccess, row: Record<string, unknown>): Record<string, unknown> {
  if (access.kind === 'account') return { id: row['id'], name: 'Forged' };
  if (access.kind === 'state') return row;
  const isOwnKey = access.kind === 'member' || access.kind === 'report';
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name]) =>
        !GENERATED.includes(name) &&
        (isOwnKey || name !== 'id') &&
        (access.kind !== 'report' || !OF_OTHERS.includes(name)),
    ),
  );
}

/** A broken key or check is only reached past privileges and policies, so the write itself was allowed. */
function isConstraintError(code: string): boolean {
  return code.startsWith('23');
}

/** Tries one verb on one row over HTTP. Only the owner's removal of their own row changes anything. */
export async function attempt(
  client: ReturnType<typeof createActor>,
  access: TableAccess,
  row: Record<string, unknown>,
  actor: Actor,
  verb: Verb,
): Promise<Outcome> {
  const table = client.from(access.table);
  const columns = columnsOf(access.table);
  // Reference rows depend on each other, so an admin's removal is tried on a missing row.
  const isSpared = access.kind === 'reference' && actor === 'admin';
  const request = {
    select: () => table.select(columns).eq('id', row['id']),
    insert: () => table.insert(makeInsert(access, row)).select(columns),
    update: () =>
      table
        .update({ [access.changes]: row[access.changes] })
        .eq('id', row['id'])
        .select(columns),
    delete: () =>
      table
        .delete()
        .eq('id', isSpared ? 0 : row['id'])
        .select(columns),
  }[verb];
  const { data, error } = await request();
  if (error) {
    if (error.code === '42501') return 'refused';
    if (isConstraintError(error.code)) return 'allowed';
    throw new Error(`${access.table}: ${verb} by ${actor}: ${error.code} ${error.message}`);
  }
  return data.length > 0 || (verb === 'delete' && isSpared) ? 'allowed' : 'nothing';
}
