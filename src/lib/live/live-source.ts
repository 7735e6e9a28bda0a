import type { LiveChange } from './live-message.ts';

/** A column, how it is compared, and with what; `in` compares with a list. */
export type LiveFilter = readonly [column: string, test: 'eq' | 'neq' | 'in', value: unknown];

export type LiveOrder = {
  readonly column: string;
  readonly isDescending?: boolean;
  /** As the database has it unless told: last when ascending, first when descending. */
  readonly nullsFirst?: boolean;
};

/** One request of a query, as it was sent: what its rows are and what they are ordered by. */
export type LiveRead = {
  /** The key of the query's data that holds the rows; absent when they are all of it. */
  readonly at?: string;
  readonly table: string;
  /** The `select` of the request; every table in it selects its `id`. */
  readonly select: string;
  /** Filters by the table, those of embedded tables by the table's key. */
  readonly where?: readonly LiveFilter[];
  readonly whereEmbedded?: Readonly<Record<string, readonly LiveFilter[]>>;
  readonly order?: readonly LiveOrder[];
  readonly orderEmbedded?: Readonly<Record<string, readonly LiveOrder[]>>;
  /** The data is one row or null. */
  readonly isSingle?: boolean;
  /** A few rows of many: those shown are kept true, and no others come in until the next read. */
  readonly isSample?: boolean;
};

/** Tables whose changes make a query be refetched, where the row is or was one of these. */
export type LiveTable = { readonly table: string; readonly where?: readonly LiveFilter[] };

/** How live changes reach the data of a query. */
export type LiveSource = {
  /** Patched in place, without a request. */
  readonly reads?: readonly LiveRead[];
  /** What cannot be patched exactly: a change of these tables invalidates the query. */
  readonly tables?: readonly LiveTable[];
  /** For data that is not shaped as rows. */
  readonly patch?: LivePatch;
  /** The data has the key `revision`: that of the catalogue. */
  readonly hasRevision?: boolean;
  /** Tables of which it shows drafts too: their changes are those that admins alone are told of. */
  readonly drafts?: readonly string[];
  /** Rows of the member, told of on their own channel; they select their `revision`. */
  readonly isOwn?: boolean;
  /** For data that is not shaped as rows: the revisions of the member's rows in it. */
  readonly listRevisions?: (data: unknown) => MemberRevisions;
};

export type LivePatch = {
  readonly tables: readonly string[];
  /** The data after a change; undefined to read it anew. `revision` is that of the catalogue with it. */
  readonly apply: (data: unknown, change: LiveChange, revision: number | undefined) => unknown;
};

/** Revisions by id, by table. */
export type MemberRevisions = Readonly<Record<string, Readonly<Record<string, number>>>>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { live?: LiveSource };
  }
}
