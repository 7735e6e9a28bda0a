import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite, Transaction } from '@electric-sql/pglite';
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

/** What one HTTP request holds: the transaction that is open in it, if any. */
interface RequestScope {
  transaction?: Transaction;
}

const requestScope = new AsyncLocalStorage<RequestScope>();

/** Runs one request so that its queries see its own open transaction and nobody else's. */
export function inRequestScope<T>(handle: () => Promise<T>): Promise<T> {
  return requestScope.run({}, handle);
}

export function isInRequestScope(): boolean {
  return requestScope.getStore() !== undefined;
}

/**
 * PGlite is one session. The dialect of @supabase/lite sends BEGIN and `set local role` over it without
 * taking turns, so two requests at once would run in each other's role. Here a transaction is PGlite's own,
 * which nothing outside of it can enter.
 */
class PgliteSession implements DatabaseConnection {
  readonly #database: PGlite;
  #finish: ((outcome: 'commit' | 'rollback') => void) | undefined;
  #closed: Promise<void> | undefined;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const runner = requestScope.getStore()?.transaction ?? this.#database;
    const { rows, affectedRows } = await runner.query<R>(query.sql, [...query.parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  // oxlint-disable-next-line typescript/require-await, require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream');
  }

  async begin(): Promise<void> {
    const scope = requestScope.getStore();
    if (!scope) throw new Error('a transaction of the API needs a request scope');
    if (scope.transaction) throw new Error('the request already has a transaction');
    const opened = Promise.withResolvers<undefined>();
    const outcome = Promise.withResolvers<'commit' | 'rollback'>();
    this.#finish = outcome.resolve;
    this.#closed = this.#database.transaction(async (transaction) => {
      scope.transaction = transaction;
      opened.resolve(undefined);
      if ((await outcome.promise) === 'rollback') await transaction.rollback();
      delete scope.transaction;
    });
    this.#closed.catch(opened.reject);
    await opened.promise;
  }

  async end(outcome: 'commit' | 'rollback'): Promise<void> {
    this.#finish?.(outcome);
    await this.#closed;
  }
}

class PgliteDriver implements Driver {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    this.#database = database;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(new PgliteSession(this.#database));
  beginTransaction = (session: PgliteSession) => session.begin();
  commitTransaction = (session: PgliteSession) => session.end('commit');
  rollbackTransaction = (session: PgliteSession) => session.end('rollback');
  releaseConnection = () => Promise.resolve();
  destroy = () => Promise.resolve();
}

/** The Kysely dialect that @supabase/lite's queries run through. */
export function createPgliteDialect(database: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(database),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
