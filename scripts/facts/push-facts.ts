import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SqlFile } from '../../supabase/local/database/sql-files.ts';
import { MANAGEMENT_API, type Project } from '../doctor/management-api.ts';

/** Runs SQL as `postgres` in its own transaction and returns the rows of the last statement. */
export type RunSql = (sql: string) => Promise<unknown>;

export type PushOptions = {
  /** Overwrites rows that were edited by hand. */
  readonly theirs: boolean;
  /** Reports the changes without keeping them. */
  readonly dryRun: boolean;
};

/**
 * Size of one request. The API refuses queries of about a megabyte (the dashboard stops at 0.98 MB) and the facts are four, so
 * they are staged in parts and then applied by a single statement.
 */
const MOST_CHARACTERS = 300_000;

const keptRow = z.object({
  row: z.string(),
  state: z.enum(['edited', 'removed', 'left']),
  differs: z
    .array(z.object({ column: z.string(), here: z.unknown(), release: z.unknown() }))
    .nullable(),
});
const tableReport = z.object({
  table: z.string(),
  added: z.number().default(0),
  changed: z.number().default(0),
  removed: z.number().default(0),
  closed: z.number().default(0),
  kept: z.array(keptRow).default([]),
});
const answer = z.array(z.object({ report: z.array(tableReport) })).length(1);

export type TableReport = z.infer<typeof tableReport>;

/** Uses the Management API, which takes the same token as the doctor and needs no password, pooler, or open database port. */
export function runOnProject({ ref, token, base = MANAGEMENT_API }: Project): RunSql {
  return async (query) => {
    const response = await fetch(`${base}/v1/projects/${ref}/database/query`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(300_000),
    });
    if (!response.ok) {
      const reason = (await response.text()).slice(0, 500);
      throw new Error(`database/query answers ${response.status}: ${reason}`);
    }
    const rows: unknown = await response.json();
    return rows;
  };
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function stageFiles(push: string, seeds: readonly SqlFile[]): string[] {
  const requests: string[][] = [];
  let room = 0;
  for (const [place, { text }] of seeds.entries()) {
    for (let start = 0; start < text.length; start += MOST_CHARACTERS) {
      const part = text.slice(start, start + MOST_CHARACTERS);
      if (part.length > room) {
        requests.push([]);
        room = MOST_CHARACTERS;
      }
      room -= part.length;
      requests
        .at(-1)
        ?.push(`(${quote(push)}, ${place}, ${start / MOST_CHARACTERS}, ${quote(part)})`);
    }
  }
  return requests.map(
    (rows) =>
      `insert into private.staged_facts (push, place, part, sql) values ${rows.join(',\n')}`,
  );
}

/** Applies all seeds in order in one transaction and reports the changes by table. */
export async function pushFacts(
  run: RunSql,
  seeds: readonly SqlFile[],
  { theirs, dryRun }: PushOptions,
): Promise<TableReport[]> {
  const push = randomUUID();
  for (const sql of stageFiles(push, seeds)) await run(sql);
  const rows = await run(
    `select private.push_facts(${quote(push)}, ${theirs}, ${dryRun}) as report`,
  );
  const [first] = answer.parse(rows);
  const tables = new Map<string, TableReport>();
  for (const part of first?.report ?? []) {
    const known = tables.get(part.table);
    tables.set(
      part.table,
      known === undefined
        ? part
        : {
            table: part.table,
            added: known.added + part.added,
            changed: known.changed + part.changed,
            removed: known.removed + part.removed,
            closed: known.closed + part.closed,
            kept: [...known.kept, ...part.kept],
          },
    );
  }
  return [...tables.values()];
}

const REASONS = { edited: 'changed', removed: 'removed', left: 'left the facts, and was changed' };

/** One line per changed table and per kept row. */
export function describePush(reports: readonly TableReport[]): string[] {
  const changed = reports.filter(
    ({ added, changed, removed, closed }) => added + changed + removed + closed > 0,
  );
  const kept = reports.flatMap(({ table, kept }) => kept.map((row) => ({ table, ...row })));
  const hint =
    '--theirs takes the facts of the release, and the history keeps what was there before.';
  return [
    ...changed.map(
      ({ table, added, changed, removed, closed }) =>
        `${table}: ${added} added, ${changed} changed, ${removed} removed${closed > 0 ? `, ${closed} closed` : ''}`,
    ),
    `${reports.length - changed.length} of ${reports.length} tables unchanged.`,
    ...(kept.length > 0 ? [`Kept as they are, because somebody edited them by hand. ${hint}`] : []),
    ...kept.flatMap(({ table, row, state, differs }) => [
      `  ${table} ${row}: ${REASONS[state]} by hand`,
      ...(differs ?? []).map(
        ({ column, here, release }) =>
          `    ${column}: here ${JSON.stringify(here)}, in the release ${JSON.stringify(release)}`,
      ),
    ]),
  ];
}
