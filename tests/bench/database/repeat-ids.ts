import type { Client } from 'pg';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const listUuids = (rows: readonly unknown[]) => JSON.stringify(rows).match(uuid) ?? [];

/**
 * Replaces ids: the database draws new ones each time, so later statements use the current ids in place of the
 * recorded ones.
 */
export class DrawnIds {
  readonly #now = new Map<string, string>();

  /** Learns the new ids by comparing the same statement's answers then and now. */
  learn(then: readonly unknown[], now: readonly unknown[]): void {
    const drawnNow = listUuids(now);
    const drawnThen = listUuids(then);
    if (drawnNow.length !== drawnThen.length) return;
    for (const [index, id] of drawnThen.entries()) {
      const other = drawnNow[index];
      if (other !== undefined && other !== id) this.#now.set(id, other);
    }
  }

  translate(parameters: readonly unknown[]): unknown[] {
    return parameters.map((parameter) => {
      if (Array.isArray(parameter)) return this.translate(parameter);
      if (typeof parameter !== 'string') return parameter;
      return parameter.replaceAll(uuid, (id) => this.#now.get(id) ?? id);
    });
  }
}

/** Reads the value of every sequence; a number drawn in vain is drawn again once they are restored. */
export async function readSequences(client: Client): Promise<string> {
  const { rows } = await client.query<{ places: string }>(
    `select jsonb_object_agg(format('%I.%I', schemaname, sequencename),
       jsonb_build_array(coalesce(last_value, start_value), last_value is not null))::text as places
     from pg_catalog.pg_sequences`,
  );
  return rows[0]?.places ?? '{}';
}

export async function putSequencesBack(client: Client, places: string): Promise<void> {
  await client.query(
    `select setval(key::regclass, (value ->> 0)::bigint, (value ->> 1)::boolean) from jsonb_each($1::jsonb)`,
    [places],
  );
}

/** A list is written as JSON if the statement takes JSON; otherwise the client converts it. */
export async function writeJson(
  client: Client,
  sql: string,
  parameters: readonly unknown[],
): Promise<unknown[]> {
  if (!parameters.some((value) => Array.isArray(value))) return [...parameters];
  await client.query(`prepare measured as ${sql}`);
  const { rows } = await client.query<{ types: string[] }>(
    `select parameter_types::text[] as types from pg_catalog.pg_prepared_statements where name = 'measured'`,
  );
  await client.query('deallocate measured');
  const isJson = (index: number) => rows[0]?.types[index]?.startsWith('json') === true;
  return parameters.map((value, index) =>
    Array.isArray(value) && isJson(index) ? JSON.stringify(value) : value,
  );
}
