import type { LiveChange, Row } from './live-message.ts';

/** What was told: the changes of a table, or that it must be refetched. */
export type LiveEvent = {
  readonly table: string;
  /** None where a draft changed, of which everybody is told no more than that. */
  readonly changes: readonly LiveChange[] | 'reset';
  /** That the catalog has with it; absent from a member's own change. */
  readonly revision?: number;
  /** Told to admins, of the rows of all members. */
  readonly isForAdmins?: boolean;
};

/** A table, or those of its rows whose columns hold these values. */
export type LiveTable = { readonly table: string; readonly where?: Row };

/** Revisions by id, by table. */
export type MemberRevisions = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How live changes reach the data of a query. */
export type LiveSource = {
  /** A change of these reaches the query. */
  readonly tables: readonly LiveTable[];
  /** The data with the event in it, the same where it changes nothing; undefined where it must be refetched, as without it. */
  readonly apply?: (data: unknown, event: LiveEvent) => unknown;
  /** For rows of the catalog: the revision that they are known to hold, and the same rows known to hold a later one. */
  readonly getRevision?: (data: unknown) => number;
  readonly setRevision?: (data: unknown, revision: number) => unknown;
  /** For rows of the member, told of on their own channel: whether the data has what the database has. */
  readonly isAsStored?: (data: unknown, stored: MemberRevisions) => boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      live?: LiveSource;
      /** What the device does not keep, not even for whoever asked to see their rows offline. */
      staysInMemory?: true;
    };
  }
}

/** A query whose answer is refetched when one of these tables changes: what the database joins, searches and cuts. */
export function refetchedWith(...tables: readonly (string | LiveTable)[]): LiveSource {
  return {
    tables: tables.map((each) => (typeof each === 'string' ? { table: each } : each)),
  };
}

function mayConcern({ where = {} }: LiveTable, { record }: LiveChange): boolean {
  // Of a removed row, and of what a message leaves out, nothing is told.
  return Object.entries(where).every(
    ([name, value]) => record?.[name] === undefined || record[name] === value,
  );
}

/** Whether an event may change what the query shows. */
export function concerns(source: LiveSource, { table, changes }: LiveEvent): boolean {
  return source.tables.some(
    (each) =>
      each.table === table &&
      (changes === 'reset' ||
        changes.length === 0 ||
        changes.some((change) => mayConcern(each, change))),
  );
}
