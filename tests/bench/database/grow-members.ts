import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { formatMs, printRow } from '../print-table.ts';

const tables = [
  'auth.users',
  'public.members',
  'public.annual_spending_profiles',
  'public.member_cards',
  'public.benefit_uses',
  'public.wallets',
  'public.wallet_cards',
  'public.bonus_trackers',
  'public.point_balances',
  'public.point_system_custom_values',
  'public.benefit_custom_values',
  'public.spending_category_custom_values',
  'public.whiteboards',
  'public.fact_reports',
  'public.reference_changes',
  'storage.objects',
] as const;

/** Drops indexes while rows are added, and rebuilds them at once: much faster than row by row. */
async function setIndexesReady(client: Client, isReady: boolean): Promise<void> {
  await client.query(
    'update pg_catalog.pg_index set indisready = $1 where indrelid = any ($2::regclass[])',
    [isReady, tables],
  );
}

/** Drops the checks of columns meanwhile too: the generated rows pass them, and they take most of the time. */
async function dropChecks(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_catalog.pg_constraint where contype = 'c' and conrelid = any ($1::regclass[])`,
    [tables],
  );
  for (const { place, name } of rows) {
    await client.query(`alter table ${place} drop constraint ${name}`);
  }
  return rows.map(
    ({ place, name, definition }) =>
      `alter table ${place} add constraint ${name} ${definition.replace(/ NOT VALID$/, '')} not valid`,
  );
}

/** Adds the members numbered after `from` up to `to`, always the same ones, with all their rows. */
export async function growMembers(client: Client, from: number, to: number): Promise<void> {
  const started = performance.now();
  const script = await readFile(new URL('grow-members.sql', import.meta.url), 'utf8');
  // Skips triggers and foreign keys, as a replica does, because their work is not measured.
  await client.query('set session_replication_role = replica');
  await setIndexesReady(client, false);
  const checks = await dropChecks(client);
  for (const statement of script.split(/;\n/)) {
    if (statement.trim() === '') continue;
    const bounded = statement.replaceAll(':from', String(from + 1)).replaceAll(':to', String(to));
    await client.query(bounded);
  }
  for (const check of checks) await client.query(check);
  await setIndexesReady(client, true);
  for (const table of tables) await client.query(`reindex table ${table}`);
  await client.query('vacuum (analyze)');
  await client.query('set session_replication_role = origin');
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  printRow(
    `${to.toLocaleString('en')} members`,
    rows[0]?.size ?? '',
    `${formatMs((performance.now() - started) / 1000)} s`,
  );
}
