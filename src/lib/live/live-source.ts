import type { LiveChange, Row } from './live-message.ts';

/** An announcement: changes of a table, or that it must be refetched. */
export type LiveEvent = {
  readonly table: string;
  /** Empty if a draft changed, whose contents are not announced. */
  readonly changes: readonly LiveChange[] | 'reset';
  /** Catalog revision of the change; absent from a member's own change. */
  readonly revision?: number;
  /** Set on announcements to admins about rows of all members. */
  readonly isForAdmins?: boolean;
};

/** A table, or those of its rows whose columns hold these values. */
type LiveTable = { readonly table: string; readonly where?: Row };

/** Revisions by id, by table. */
export type MemberRevisions = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How live changes reach a query's data. */
export type LiveSource = {
  /** A change of these reaches the query. */
  readonly tables: readonly LiveTable[];
  /** The data with the event in it, the same where it changes nothing; undefined if it must be refetched, as without it. */
  readonly apply?: (data: unknown, event: LiveEvent) => unknown;
  /** For catalog rows: the revision the data is known to hold, and the same rows marked with a later one. */
  readonly getRevision?: (data: unknown) => number;
  readonly setRevision?: (data: unknown, revision: number) => unknown;
  /** For member rows, announced on the member's own channel: true if the data matches the database. */
  readonly isAsStored?: (data: unknown, stored: MemberRevisions) => boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      live?: LiveSource;
      /** Data the device never stores, even for members who keep their rows for offline use. */
      staysInMemory?: true;
    };
  }
}

/** A query refetched when one of these tables changes, for answers the database joins, searches or cuts. */
export function refetchedWith(...tables: readonly (string | LiveTable)[]): LiveSource {
  return {
    tables: tables.map((each) => (typeof each === 'string' ? { table: each } : each)),
  };
}

function mayConcern({ where = {} }: LiveTable, { record }: LiveChange): boolean {
  // A deleted row, or a column left out of the message, matches anything.
  return Object.entries(where).every(
    ([name, value]) => record?.[name] === undefined || record[name] === value,
  );
}

/** True if the event may change the query's data. */
export function concerns(source: LiveSource, { table, changes }: LiveEvent): boolean {
  return source.tables.some(
    (each) =>
      each.table === table &&
      (changes === 'reset' ||
        changes.length === 0 ||
        changes.some((change) => mayConcern(each, change))),
  );
}
