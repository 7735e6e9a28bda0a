interface Answer<Row> {
  rows: Row[];
  affectedRows?: number;
}

export interface Transaction {
  query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Answer<Row>>;
  /** Several statements, without parameters. */
  exec(sql: string): Promise<Answer<Record<string, unknown>>[]>;
  rollback(): Promise<void>;
}

/** The part of PGlite's interface that the stack uses, so that a Postgres server can take its place. */
export interface Database extends Pick<Transaction, 'query' | 'exec'> {
  transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Listens to a channel's notices; returns the function that stops it. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
}
