import { Client, Pool, TypeOverrides, types, type ClientBase, type QueryResult } from 'pg';
import type { Database, Transaction } from './database.ts';
import { toIso } from './open-database.ts';

const { builtins } = types;
const nameArray = 1003;
/** Column names, as `{a,b}`. */
const readNames = (printed: string) => printed.slice(1, -1).split(',').filter(Boolean);

function toNumber(printed: string): number | bigint {
  const number = Number(printed);
  return Number.isSafeInteger(number) ? number : BigInt(printed);
}

/** Converts values to the form PGlite gives the stack. */
const parsers = new TypeOverrides();
parsers.setTypeParser(builtins.INT8, toNumber);
parsers.setTypeParser(builtins.NUMERIC, (printed) => Number(printed));
for (const type of [builtins.TIMESTAMP, builtins.TIMESTAMPTZ]) parsers.setTypeParser(type, toIso);
parsers.setTypeParser(nameArray, readNames);
for (const type of [builtins.DATE, builtins.INTERVAL]) {
  parsers.setTypeParser(type, (printed) => printed);
}

const toAnswer = <Row>({ rows, rowCount, command }: QueryResult<Row & object>) => ({
  rows,
  affectedRows: command === 'SELECT' ? 0 : (rowCount ?? 0),
});

/** A list is written as a Postgres array, or as JSON: PGlite asks the server which, and pg always uses the former. */
async function writeLists(client: ClientBase, sql: string, parameters: unknown[]) {
  if (!parameters.some(Array.isArray)) return parameters;
  await client.query(`prepare described as ${sql}`);
  const { rows } = await client.query<{ types: string[] }>(
    `select parameter_types::text[] as types from pg_prepared_statements where name = 'described'`,
  );
  await client.query('deallocate described');
  const isJson = (index: number) => rows[0]?.types[index]?.startsWith('json') === true;
  return parameters.map((value, index) =>
    Array.isArray(value) && isJson(index) ? JSON.stringify(value) : value,
  );
}

const createRunner = (client: ClientBase): Pick<Transaction, 'query' | 'exec'> => ({
  query: async <Row>(sql: string, parameters: unknown[] = []) =>
    toAnswer(await client.query<Row & object>(sql, await writeLists(client, sql, parameters))),
  exec: async (sql) => {
    const results: QueryResult[] = [await client.query(sql)].flat();
    return results.map(toAnswer<Record<string, unknown>>);
  },
});

async function runTransaction<Result>(
  client: ClientBase,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let isOpen = true;
  const rollback = async () => {
    isOpen = false;
    await client.query('rollback');
  };
  await client.query('begin');
  try {
    const result = await run({ ...createRunner(client), rollback });
    if (isOpen) await client.query('commit');
    return result;
  } catch (error) {
    if (isOpen) await rollback();
    throw error;
  }
}

/** A Postgres server with PGlite's interface, as one of its roles: every transaction has its own session. */
export function connectPostgres(
  socketFolder: string,
  user: string,
): Database & { close(): Promise<void> } {
  const settings = {
    host: socketFolder,
    user,
    database: 'postgres',
    types: parsers,
    options: '-c search_path=public,extensions -c TimeZone=UTC',
  };
  const pool = new Pool({ ...settings, max: 16 });
  // Ignores the error of an idle session that the server ends.
  pool.on('error', () => undefined);
  const withClient = async <Result>(use: (client: ClientBase) => Promise<Result>) => {
    const client = await pool.connect();
    try {
      return await use(client);
    } finally {
      client.release();
    }
  };
  return {
    query: (sql, parameters) => withClient((client) => createRunner(client).query(sql, parameters)),
    exec: (sql) => withClient((client) => createRunner(client).exec(sql)),
    transaction: (run) => withClient((client) => runTransaction(client, run)),
    listen: async (channel, hear) => {
      const client = new Client(settings);
      client.on('error', () => undefined);
      await client.connect();
      client.on('notification', ({ payload = '' }) => {
        hear(payload);
      });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return () => client.end();
    },
    close: () => pool.end(),
  };
}
