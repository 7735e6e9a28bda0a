import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveChange } from './live-message.ts';
import { concerns, patchData } from './patch-data.ts';
import { isRow } from './project-row.ts';

/** What was told: the changes of a table, or that it must be read anew. */
export type LiveNews = {
  readonly table: string;
  readonly changes: readonly LiveChange[] | 'reset';
  /** That the catalogue has with it; absent from a member's own change. */
  readonly revision?: number;
  /** How long ago it was, in seconds. */
  readonly ageSeconds?: number;
};

type Entry = LiveNews & { readonly number: number; readonly at: number };

const LONGEST_LOG = 5_000;
/** Milliseconds that a read or a commit may have taken beside the moment that is known of it. */
const MARGIN = 120_000;
/** Many tabs hear at once that they must read: each does so at a moment of its own within this time. */
const SPREAD = 1_500;

/** The part of a query's life that its data may be older than: it is read while changes arrive. */
export function createLiveCache(client: QueryClient, keep: (query: Query) => void) {
  const log: Entry[] = [];
  let count = 0;
  let completeSince = Infinity;
  const readFrom = new WeakMap<Query, number>();
  const waiting = new Map<Query, ReturnType<typeof setTimeout>>();

  const patchQuery = (query: Query, entries: readonly Entry[]) => {
    const source = query.meta?.live;
    // What waits to be read anew stays marked so; the read brings these changes with it.
    if (!source || query.state.data === undefined || query.state.isInvalidated) return;
    let data: unknown = query.state.data;
    let revision: number | undefined;
    for (const entry of entries) {
      if (!concerns(source, entry.table)) continue;
      // Of a draft nothing is told but that there was a change.
      if (entry.changes === 'reset' || (entry.changes.length === 0 && source.tables)) {
        readAnew(query);
        return;
      }
      for (const change of entry.changes) {
        const outcome = patchData(data, source, change, entry.revision);
        if (outcome.kind === 'unknown') {
          readAnew(query);
          return;
        }
        if (outcome.kind === 'patched') data = outcome.data;
      }
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
      readAnew(query);
    }
  };

  const readAnew = (query: Query) => {
    query.invalidate();
    if (waiting.has(query)) return;
    const read = () => {
      waiting.delete(query);
      void client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' });
    };
    waiting.set(query, setTimeout(read, Math.random() * SPREAD));
  };

  const listQueries = () => client.getQueryCache().getAll();

  /** Data from the device is as old as it says: what came since is applied, or it is read anew. */
  const takeUpRestored = (query: Query) => {
    const since = query.state.dataUpdatedAt - MARGIN;
    if (since < completeSince) query.invalidate();
    else
      patch(
        query,
        log.filter(({ at }) => at >= since),
      );
  };

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !event.query.meta?.live) return;
    const { action } = event;
    const query = client.getQueryCache().get(event.query.queryHash);
    if (!query) return;
    if (action.type === 'fetch') readFrom.set(query, count);
    if (action.type === 'success' && action.manual !== true) {
      const from = readFrom.get(query) ?? 0;
      patch(
        query,
        log.filter(({ number }) => number > from),
      );
    }
    if (action.type === 'setState' && query.state.data !== undefined) takeUpRestored(query);
  });

  return {
    apply: (news: readonly LiveNews[]) => {
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
        .map(({ state }) => Date.now() - state.dataUpdatedAt);
      return Math.ceil((Math.max(0, ...ages) + MARGIN) / 1000);
    },

    /** From that many seconds ago on, no change is unknown here. */
    setComplete: (seconds: number) => {
      completeSince = Math.min(completeSince, Date.now() - seconds * 1000);
    },

    /** Nothing that was read of the reference data is to be relied on. */
    readAllAnew: () => {
      completeSince = Date.now();
      for (const query of listQueries()) {
        const source = query.meta?.live;
        if (source && !source.isOwn) readAnew(query);
      }
    },

    /** Reads that failed while there was no connection are tried again with the next one. */
    retryReads: () => {
      for (const query of listQueries()) {
        if (query.meta?.live && query.state.isInvalidated) readAnew(query);
      }
    },

    /** What may have been missed without a trace. */
    readUnlogged: () => {
      for (const query of listQueries()) {
        if (query.meta?.live?.isUnlogged && query.state.data !== undefined) readAnew(query);
      }
    },

    /** The member's own rows that have been read. */
    listOwn: () => listQueries().filter(({ meta, state }) => meta?.live?.isOwn && state.data),

    stop: () => {
      unsubscribe();
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
