import type { Database, Transaction } from '../../../supabase/local/database/database.ts';
import { isInRequestScope } from '../../../supabase/local/database/request-dialect.ts';

export interface Statement {
  sql: string;
  parameters: unknown[];
  /** Rows of the database's answer; none if it refused. */
  rows: readonly unknown[];
}

/** Work of one request in the database, in one transaction. */
export interface Call {
  section: string;
  statements: Statement[];
  isKept: boolean;
}

export interface Recording {
  calls: Call[];
  begin(section: string): void;
}

/** Records every statement of every request to a running stack from now on, as PostgREST's replacement writes it. */
export function recordCalls(database: Database): Recording {
  const calls: Call[] = [];
  let section = '';
  const query = database.query.bind(database);
  const transaction = database.transaction.bind(database);

  database.query = async <T>(...[sql, parameters]: Parameters<typeof query>) => {
    const answering = query<T>(sql, parameters);
    if (!isInRequestScope()) return answering;
    const statement: Statement = { sql, parameters: parameters ?? [], rows: [] };
    calls.push({ section, statements: [statement], isKept: true });
    const answer = await answering;
    statement.rows = answer.rows;
    return answer;
  };
  database.transaction = async <T>(run: (transaction: Transaction) => Promise<T>): Promise<T> => {
    if (!isInRequestScope()) return transaction(run);
    const call: Call = { section, statements: [], isKept: true };
    const listen = (inner: Transaction): Transaction => {
      const ask = inner.query.bind(inner);
      const rollback = inner.rollback.bind(inner);
      inner.query = async <R>(...[sql, parameters]: Parameters<typeof ask>) => {
        const statement: Statement = { sql, parameters: parameters ?? [], rows: [] };
        call.statements.push(statement);
        const answer = await ask<R>(sql, parameters);
        statement.rows = answer.rows;
        return answer;
      };
      inner.rollback = () => {
        call.isKept = false;
        return rollback();
      };
      return inner;
    };
    try {
      return await transaction((inner) => run(listen(inner)));
    } catch (error) {
      call.isKept = false;
      throw error;
    } finally {
      calls.push(call);
    }
  };
  return {
    calls,
    begin: (name) => {
      section = name;
    },
  };
}
