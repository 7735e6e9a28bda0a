import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveChange } from './live-message.ts';
import type { LiveSource } from './live-source.ts';
import { concerns, patchData } from './patch-data.ts';
import { isRow } from './project-row.ts';

/** What was told: the changes of a table, or that it is stale. */
export type LiveEvent = {
  readonly table: string;
  readonly changes: readonly LiveChange[] | 'reset';
  /** Told to admins alone: of drafts, and of everything else in their tables. */
  readonly isForAdmins?: boolean;
  /** That the catalogue has with it; absent from a member's own change. */
  readonly revision?: number;
  /** How long ago it was, in seconds. */
  readonly ageSeconds?: number;
};

type Entry = LiveEvent & { readonly number: number; readonly at: number };

const LONGEST_LOG = 5_000;
/** Milliseconds that a read or a commit may have taken beside the moment that is known of it. */
const MARGIN = 120_000;
/** Milliseconds: older than anything that is kept. */
const UNKNOWN_AGE = 365 * 24 * 60 * 60_000;
/** Many tabs hear at once that they must read: each does so at a moment of its own within this time. */
const SPREAD = 1_500;

export type LiveCacheOptions = {
  /** Keeps a query that was patched on the device. */
  readonly keep: (query: Query) => void;
  /** Rows of the member came up that no comparison with the database has seen: there must be another. */
  readonly onLate: () => void;
};

/** The part of a query's life that its data may be older than: it is read while changes arrive. */
export function createLiveCache(client: QueryClient, { keep, onLate }: LiveCacheOptions) {
  const log: Entry[] = [];
  let count = 0;
  let completeSince = Infinity;
  /** How often there was a connection; what is read while it stands lacks nothing that it tells. */
  let connections = 0;
  const readFrom = new WeakMap<Query, { readonly count: number; readonly connections: number }>();
  /** Queries whose data is known to lack nothing but what is still to be told. */
  const settled = new WeakSet<Query>();
  const waiting = new Map<Query, ReturnType<typeof setTimeout>>();

  const patchQuery = (query: Query, entries: readonly Entry[]) => {
    const source = query.meta?.live;
    // What waits to be refetched stays marked so; the read brings these changes with it.
    if (!source || query.state.data === undefined || query.state.isInvalidated) return;
    let data: unknown = query.state.data;
    let revision: number | undefined;
    for (const entry of entries) {
      if (!concerns(source, entry.table)) continue;
      if ((source.drafts?.includes(entry.table) ?? false) !== (entry.isForAdmins ?? false))
        continue;
      // Of a draft nothing is told to everyone but that there was a change.
      if (entry.changes === 'reset' || (entry.changes.length === 0 && source.tables)) {
        invalidate(query);
        return;
      }
      const outcome = patchData(data, source, entry.changes, entry.revision);
      if (outcome.kind === 'unknown') {
        invalidate(query);
        return;
      }
      if (outcome.kind === 'patched') data = outcome.data;
      revision = entry.revision ?? revision;
    }
    if (data === query.state.data) return;
    if (source.hasRevision && revision !== undefined && isRow(data)) data = { ...data, revision };
    client.setQueryData(query.queryKey, data);
    keep(query);
  };

  /** One query that cannot be patched does not keep the others from it. */
  const patch = (query: Query, entries: readonly Entry[]) => {
    try {
      patchQuery(query, entries);
    } catch (error) {
      console.error(`${query.queryHash} cannot be kept live.`, error);
      invalidate(query);
    }
  };

  const invalidate = (query: Query) => {
    query.invalidate();
    if (waiting.has(query)) return;
    const read = () => {
      waiting.delete(query);
      void client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' });
    };
    waiting.set(query, setTimeout(read, Math.random() * SPREAD));
  };

  const listQueries = () => client.getQueryCache().getAll();

  /** Data from the device is as old as it says: what came since is applied, or it is refetched. */
  const reconcileRestored = (query: Query) => {
    settled.add(query);
    const since = query.state.dataUpdatedAt - MARGIN;
    // Nothing has been told yet: the first answer decides.
    if (completeSince === Infinity) return;
    if (since < completeSince) query.invalidate();
    else
      patch(
        query,
        log.filter(({ at }) => at >= since),
      );
  };

  /** A read brings what was changed before it began; the changes that came meanwhile are applied to it. */
  const applySince = (query: Query) => {
    const began = readFrom.get(query);
    if (began?.connections === connections) settled.add(query);
    // It may lack what was missed before the connection, whatever was compared while it was on its way.
    else if (query.meta?.live?.isOwn) requestReconcile();
    patch(
      query,
      log.filter(({ number }) => number > (began?.count ?? 0)),
    );
  };

  let comparison: ReturnType<typeof setTimeout> | undefined;
  const requestReconcile = () => {
    // The first connection starts with a comparison in any case.
    if (connections === 0) return;
    comparison ??= setTimeout(() => {
      comparison = undefined;
      onLate();
    }, 0);
  };

  /**
   * What the device gave back says whose rows it holds only when a screen asks for it: until then no comparison and no
   * change has reached it.
   */
  const reconcileUnseen = (query: Query) => {
    const source = query.meta?.live;
    if (!source || query.state.data === undefined || settled.has(query)) return;
    if (source.isOwn) requestReconcile();
    else if (completeSince < Infinity) reconcileRestored(query);
  };

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' && event.type !== 'observerAdded') return;
    const query = client.getQueryCache().get(event.query.queryHash);
    if (!query?.meta?.live) return;
    if (event.type === 'observerAdded') {
      reconcileUnseen(query);
      return;
    }
    const { action } = event;
    if (action.type === 'fetch') readFrom.set(query, { count, connections });
    if (action.type === 'success' && action.manual !== true) applySince(query);
    if (action.type === 'setState' && query.state.data !== undefined) reconcileRestored(query);
  });

  return {
    apply: (news: readonly LiveEvent[]) => {
      const entries = news.map(({ ageSeconds = 0, ...each }): Entry => {
        count += 1;
        return { ...each, number: count, at: Date.now() - ageSeconds * 1000 };
      });
      log.push(...entries);
      const dropped = log.splice(0, Math.max(0, log.length - LONGEST_LOG)).at(-1);
      if (dropped) completeSince = dropped.at;
      for (const query of listQueries()) patch(query, entries);
    },

    /** How many seconds back changes may be missing from what has been read already. */
    measureAge: (): number => {
      const ages = listQueries()
        .filter(({ meta, state }) => meta?.live && state.data !== undefined)
        .map(({ state }) => Date.now() - state.dataUpdatedAt)
        // The clock was set back since.
        .map((age) => (age < 0 ? UNKNOWN_AGE : age));
      return Math.ceil((Math.max(0, ...ages) + MARGIN) / 1000);
    },

    /** From that many seconds before that moment on, no change is unknown here. */
    setComplete: (seconds: number, askedAt: number) => {
      completeSince = Math.min(completeSince, askedAt - seconds * 1000);
      // What the device gave only while the answer was on its way.
      for (const query of listQueries()) {
        const { meta, state } = query;
        const isOlder = state.dataUpdatedAt - MARGIN < completeSince;
        if (meta?.live && !meta.live.isOwn && state.data !== undefined && isOlder)
          invalidate(query);
      }
    },

    /** Nothing that was read of the reference data is to be relied on. */
    invalidateAll: () => {
      completeSince = Date.now();
      for (const query of listQueries()) {
        const source = query.meta?.live;
        if (source && !source.isOwn) invalidate(query);
      }
    },

    /** Reads that failed while there was no connection are tried again with the next one. */
    retryReads: () => {
      for (const query of listQueries()) {
        if (query.meta?.live && query.state.isInvalidated) invalidate(query);
      }
    },

    /** What was missed of a channel of admins is too much to be told. */
    invalidateWhere: (isTold: (source: LiveSource) => boolean) => {
      for (const query of listQueries()) {
        const source = query.meta?.live;
        if (source && query.state.data !== undefined && isTold(source)) invalidate(query);
      }
    },

    /** A connection stands: from now on everything is told, and what was missed before is about to be fetched. */
    noteConnection: () => {
      connections += 1;
    },

    /** The member's own rows that are held, to be compared with the database. */
    listOwn: () => {
      const own = listQueries().filter(({ meta, state }) => meta?.live?.isOwn && state.data);
      for (const query of own) settled.add(query);
      return own;
    },

    stop: () => {
      unsubscribe();
      clearTimeout(comparison);
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
