import type { Client } from 'pg';
import { z } from 'zod';
import type { Call, Statement } from './record-calls.ts';
import { type DrawnIds, putSequencesBack, readSequences, writeJson } from './repeat-ids.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Actual Rows'?: number | undefined;
  'Rows Removed by Filter'?: number | undefined;
  'Shared Hit Blocks'?: number | undefined;
  'Shared Read Blocks'?: number | undefined;
  Plans?: Node[] | undefined;
}

const nodeSchema: z.ZodType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  'Shared Hit Blocks': z.number().optional(),
  'Shared Read Blocks': z.number().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
const planSchema = z.object({ 'Query Text': z.string(), Plan: nodeSchema });

export interface WholeRead {
  table: string;
  /** Statement that did the work: the call's own, or one inside a function. */
  sql: string;
}

export interface Run {
  rows: readonly unknown[];
  /** Wall-clock milliseconds inside the server, without planning. */
  ms: number;
  /** Pages of 8 kB that were touched. */
  pages: number;
  wholeReads: WholeRead[];
}

export interface Replayed {
  section: string;
  role: string;
  sql: string;
  parameters: unknown[];
  runs: Run[];
}

/** The server then reports the executed plan of every statement, including those inside functions. */
export async function watchPlans(client: Client): Promise<void> {
  await client.query(`
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_analyze = on;
    set auto_explain.log_timing = off;
    set auto_explain.log_buffers = on;
    set auto_explain.log_format = json;
    set client_min_messages = log;
    set statement_timeout = '60s'`);
}

function* listNodes(node: Node): Generator<Node> {
  yield node;
  for (const part of node.Plans ?? []) yield* listNodes(part);
}

function readReport(message: string) {
  const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n([\s\S]+)$/.exec(message) ?? [];
  if (ms === undefined || json === undefined) return undefined;
  const { Plan: plan, 'Query Text': sql } = planSchema.parse(JSON.parse(json));
  return { ms: Number(ms), plan, sql };
}

/**
 * Sets whether statements inside functions are reported too. This shows their reads, but doubles the time of a call
 * with many of them, so measurements run without it. Only the owner of the server may set it.
 */
async function reportNested(client: Client, role: string, isOn: boolean): Promise<void> {
  await client.query('reset role');
  await client.query(`set local auto_explain.log_nested_statements = ${isOn ? 'on' : 'off'}`);
  await client.query(`select set_config('role', $1, true)`, [role]);
}

async function runOnce(client: Client, sql: string, parameters: unknown[]): Promise<Run> {
  const messages: string[] = [];
  const hear = ({ message }: { message?: string | undefined }) => {
    if (message !== undefined) messages.push(message);
  };
  client.on('notice', hear);
  let rows: readonly unknown[];
  try {
    ({ rows } = await client.query<Record<string, unknown>>(sql, parameters));
    // A statement with parameters ends, and is reported, when the next one begins.
    await client.query('show server_version');
  } finally {
    client.off('notice', hear);
  }
  const reports = messages.map(readReport).filter((report) => report !== undefined);
  // Inner statements are reported before the outer one, which includes their time and pages.
  const own = reports.at(-1);
  return {
    rows,
    ms: own?.ms ?? 0,
    pages: (own?.plan['Shared Hit Blocks'] ?? 0) + (own?.plan['Shared Read Blocks'] ?? 0),
    wholeReads: reports.flatMap(({ plan, sql }) =>
      [...listNodes(plan)]
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => ({ table: node['Relation Name'] ?? '', sql })),
    ),
  };
}

/** Matches PostgREST's statements about the request before the actual one, and its reads after it. */
export const isSetting = ({ sql }: Statement) =>
  /^\s*(select\s+(set_config|current_setting)|set )/i.test(sql);

function findRole(call: Call): string | undefined {
  const setting = call.statements.find(({ sql }) => /set_config\('role'/i.test(sql));
  return setting === undefined ? undefined : String(setting.parameters[0]);
}

/**
 * Replays a request and measures the app's statement: `rounds` times, the first to count reads, and only the last may
 * stay. Undefined for a statement that is not the app's, such as Auth's own; an Error if it cannot be replayed.
 */
export async function replayCall(
  client: Client,
  call: Call,
  { rounds, keep, ids }: { rounds: number; keep: boolean; ids: DrawnIds },
): Promise<Replayed | Error | undefined> {
  const role = findRole(call);
  let replayed: Replayed | undefined;
  await client.query('begin');
  try {
    for (const statement of call.statements) {
      const { sql } = statement;
      const parameters = await writeJson(client, sql, ids.translate(statement.parameters));
      if (role === undefined || isSetting(statement)) {
        const { rows } = await client.query<Record<string, unknown>>(sql, parameters);
        ids.learn(statement.rows, rows);
        continue;
      }
      replayed ??= { section: call.section, role, sql, parameters, runs: [] };
      await client.query('reset role');
      const sequences = await readSequences(client);
      for (let round = 1; round <= rounds; round += 1) {
        await client.query('savepoint round');
        await reportNested(client, role, round === 1);
        const run = await runOnce(client, sql, parameters);
        replayed.runs.push(run);
        if (round === rounds) {
          ids.learn(statement.rows, run.rows);
        } else {
          await client.query('rollback to savepoint round');
          await client.query('reset role');
          // A read-only transaction has drawn none, and may not restore any.
          if ((await readSequences(client)) !== sequences) {
            await putSequencesBack(client, sequences);
          }
        }
      }
    }
    await client.query(keep && call.isKept ? 'commit' : 'rollback');
    return replayed;
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof Error)) throw error;
    return error;
  }
}
