import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { formatMs, printRow, printTitle } from '../print-table.ts';

/** Maximum milliseconds of a visitor's call, whatever one member has stored. */
const most = 50;
const rounds = 7;

const member = `md5('at the limits')::uuid`;

/** Calls open to visitors, by function, on a member at the limits. Functions that need a key are called without one. */
const calls: Readonly<Record<string, string>> = {
  catalog_changes_since: 'select public.catalog_changes_since(since_seconds => 0)',
  check_request: 'select private.check_request()',
  claim_operator_alerts: `select public.claim_operator_alerts('no key')`,
  claim_reminder_looks: `select public.claim_reminder_looks('no key', 100)`,
  claim_reminders: `select public.claim_reminders('no key', 100)`,
  claim_watched_page: `select public.claim_watched_page('no key', '{}')`,
  end_reminder_pass: `select public.end_reminder_pass('no key')`,
  enqueue_reminders: `select public.enqueue_reminders('no key', ${member}, '[]')`,
  list_removed_credit_cards: 'select public.list_removed_credit_cards()',
  // Storage's policy calls it for each row of the file.
  is_image_of_shared_whiteboard: `select private.is_image_of_shared_whiteboard(${member} || '/' || rpad('10-1000', 100, 'x'))`,
  is_plain_query: `select private.is_plain_query(repeat('"pgrst_source"."part", ', 1000))`,
  read_calendar_feed: `select public.read_calendar_feed('limits')`,
  read_health: 'select public.read_health()',
  read_household_invitation: `select * from public.read_household_invitation('limits')`,
  read_reminder_look: `select public.read_reminder_look('no key', ${member})`,
  read_shared_page: `select * from public.read_shared_page(md5('limits page')::uuid)`,
  read_shared_whiteboard: `select * from public.read_shared_whiteboard(md5('limits board 10')::uuid)`,
  report_from_browser: `select public.report_from_browser('abc1234', '[]', '[]')`,
  require_plain_query: 'select private.require_plain_query()',
  settle_reminders: `select public.settle_reminders('no key', '[]')`,
  settle_watched_page: `select public.settle_watched_page('no key', ${member}, 'read')`,
  unsubscribe_from_mail: `select public.unsubscribe_from_mail('limits')`,
};

async function storeEverything(client: Client): Promise<void> {
  const script = await readFile(new URL('member-at-limits.sql', import.meta.url), 'utf8');
  for (const statement of script.split(/;\n/)) {
    if (statement.trim() !== '') await client.query(statement);
  }
  await client.query('vacuum (analyze)');
}

async function listVisitorFunctions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct proname as name from pg_catalog.pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege('anon', oid, 'execute')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Uses the fastest round, to reduce the effect of a busy machine. A refusal is an answer too. */
async function measure(client: Client, sql: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await client.query('begin; set local role anon');
    const started = performance.now();
    await client.query(sql).catch((error: unknown) => {
      if (!String(error).includes('no key of the sender')) throw error;
    });
    times.push(performance.now() - started);
    await client.query('rollback');
  }
  return Math.min(...times);
}

/**
 * Measures every function an anonymous request can reach, with the most data a member may store; returns the number
 * of violations.
 */
export async function judgeVisitorCalls(client: Client): Promise<number> {
  await storeEverything(client);
  printTitle('visitors, of a member at the limits', `of ${most} ms`);
  let broken = 0;
  for (const name of await listVisitorFunctions(client)) {
    const sql = calls[name];
    const ms = sql === undefined ? Infinity : await measure(client, sql);
    if (ms > most) broken += 1;
    const figure = sql === undefined ? 'is not measured' : formatMs(ms);
    printRow(name, figure, ...(ms > most ? ['✗'] : []));
  }
  return broken;
}
