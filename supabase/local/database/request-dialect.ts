import { AsyncLocalStorage } from 'node:async_hooks';
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Database, Transaction } from './database.ts';

/** PGlite reads a count of parameters as a signed 16-bit number. After a larger one it answers everything with nothing. */
const MOST_PARAMETERS = 32_767;

function boundParameters({ length }: readonly unknown[]): void {
  if (length <= MOST_PARAMETERS) return;
  const message = `the request has more than ${MOST_PARAMETERS} values`;
  throw Object.assign(new Error(message), { severity: 'ERROR', code: 'PT413' });
}

/** State of one HTTP request: its open transaction, if any. */
interface RequestScope {
  isOfRest: boolean;
  transaction?: Transaction;
}

const requestScope = new AsyncLocalStorage<RequestScope>();

/** Runs one request so that its queries see its own open transaction and no other request's. */
export function inRequestScope<T>(isOfRest: boolean, handle: () => Promise<T>): Promise<T> {
  return requestScope.run({ isOfRest }, handle);
}

export function isInRequestScope(): boolean {
  return requestScope.getStore() !== undefined;
}

export interface Databases {
  /** Connects as the superuser. */
  database: Database;
  /** Connects as PostgREST's role; the same object if a database has a single session. */
  rest: Database;
}

/**
 * PGlite is one session. The dialect of @supabase/lite sends BEGIN and `set local role` over it without taking turns,
 * so two simultaneous requests would run in each other's role. Here a transaction is the database's own, which no
 * outside query can enter.
 */
class RequestSession implements DatabaseConnection {
  readonly #databases: Databases;
  #finish: ((outcome: 'commit' | 'rollback') => void) | undefined;
  #closed: Promise<void> | undefined;

  constructor(databases: Databases) {
    this.#databases = databases;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const runner = requestScope.getStore()?.transaction ?? this.#databases.database;
    boundParameters(query.parameters);
    const { rows, affectedRows } = await runner.query<R>(query.sql, [...query.parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  // oxlint-disable-next-line typescript/require-await, require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the stack does not stream');
  }

  async begin(): Promise<void> {
    const scope = requestScope.getStore();
    if (!scope) throw new Error('a transaction of the API needs a request scope');
    if (scope.transaction) throw new Error('the request already has a transaction');
    const opened = Promise.withResolvers<undefined>();
    const outcome = Promise.withResolvers<'commit' | 'rollback'>();
    this.#finish = outcome.resolve;
    const { database, rest } = this.#databases;
    this.#closed = (scope.isOfRest ? rest : database).transaction(async (transaction) => {
      scope.transaction = transaction;
      opened.resolve(undefined);
      try {
        if ((await outcome.promise) === 'rollback') await transaction.rollback();
      } finally {
        delete scope.transaction;
      }
    });
    this.#closed.catch(opened.reject);
    await opened.promise;
  }

  async end(outcome: 'commit' | 'rollback'): Promise<void> {
    this.#finish?.(outcome);
    await this.#closed;
  }
}

class RequestDriver implements Driver {
  readonly #databases: Databases;

  constructor(databases: Databases) {
    this.#databases = databases;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(new RequestSession(this.#databases));
  beginTransaction = (session: RequestSession) => session.begin();
  commitTransaction = (session: RequestSession) => session.end('commit');
  rollbackTransaction = (session: RequestSession) => session.end('rollback');
  releaseConnection = () => Promise.resolve();
  destroy = () => Promise.resolve();
}

/** Kysely dialect for @supabase/lite's queries. */
export function createRequestDialect(databases: Databases): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new RequestDriver(databases),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
