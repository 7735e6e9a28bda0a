import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { concerns, type LiveEvent, type LiveSource, type MemberRevisions } from './live-source.ts';

/** Maximum milliseconds between a read's or commit's known time and its actual one. */
const MARGIN = 120_000;
/** Milliseconds: older than anything that is kept. */
const UNKNOWN_AGE = 365 * 24 * 60 * 60_000;
/** Many tabs learn at once that they must refetch: each does so at a random moment within this time. */
const SPREAD = 1_500;
/** Milliseconds between two reads of a query that keeps changing. */
const PAUSE = 3_000;
/** Milliseconds within which reads that answer late share one comparison. */
const GATHER = 250;

type LiveCacheOptions = {
  /** Keeps a query that was changed on the device. */
  readonly keep: (query: Query) => void;
  /** Rows of the member came up that no comparison with the database has seen: there must be another. */
  readonly onLate: () => void;
};

type Reading = {
  /** Revision of the catalog. */
  revision: number;
  readonly connections: number;
  readonly events: LiveEvent[];
};

const sourceOf = (query: Query): LiveSource | undefined => query.meta?.live;
const isOwn = (query: Query) => sourceOf(query)?.isAsStored !== undefined;

/** Applies live messages to a tab's queries: into the rows themselves, or by refetching queries that depend on them. */
export function createLiveCache(client: QueryClient, { keep, onLate }: LiveCacheOptions) {
  const cache = client.getQueryCache();
  /** For each query being read: the revision known when the read began, and the changes announced since. */
  const reads = new Map<Query, Reading>();
  /** The member's queries whose rows are complete up to the live messages. */
  const compared = new WeakSet<Query>();
  const waiting = new Map<Query, ReturnType<typeof setTimeout>>();
  const readAt = new WeakMap<Query, number>();
  /** Latest catalog revision announced to this tab. */
  let revision = 0;
  /** Number of connections so far; data read while connected misses nothing announced on it. */
  let connections = 0;

  const listHeld = () =>
    cache.getAll().filter((query) => sourceOf(query) && query.state.data !== undefined);

  const refetch = (query: Query) => {
    // A write of this tab is not in the answer yet; the read is repeated once it is.
    if (client.isMutating() > 0) return;
    readAt.set(query, Date.now());
    // Queries of an unfocused window are read when it regains focus.
    if (!focusManager.isFocused()) return;
    void client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' });
  };

  const invalidate = (query: Query) => {
    query.invalidate();
    if (waiting.has(query)) return;
    const rest = (readAt.get(query) ?? 0) + PAUSE - Date.now();
    const spread = isOwn(query) ? 0 : Math.random() * SPREAD;
    const read = () => {
      waiting.delete(query);
      refetch(query);
    };
    waiting.set(query, setTimeout(read, Math.max(rest, spread)));
  };

  /** Undefined if it must be refetched; one query that cannot take an event does not keep it from the others. */
  const applyTo = (query: Query, data: unknown, event: LiveEvent): unknown => {
    if (event.changes === 'reset') return undefined;
    try {
      return sourceOf(query)?.apply?.(data, event);
    } catch (error) {
      console.error(`${query.queryHash} cannot be kept live.`, error);
      return undefined;
    }
  };

  const bring = (query: Query, events: readonly LiveEvent[]) => {
    const source = sourceOf(query);
    // A query waiting to be refetched stays stale; the read brings these changes.
    if (!source || query.state.data === undefined || query.state.isInvalidated) return;
    let data: unknown = query.state.data;
    for (const event of events) {
      if (!concerns(source, event) || (event.isForAdmins && isOwn(query))) continue;
      data = applyTo(query, data, event);
      if (data === undefined) {
        invalidate(query);
        return;
      }
    }
    if (data === query.state.data) return;
    client.setQueryData(query.queryKey, data);
    keep(query);
  };

  let comparison: ReturnType<typeof setTimeout> | undefined;
  const requestComparison = () => {
    // A connection begins with one in any case.
    if (connections === 0) return;
    comparison ??= setTimeout(() => {
      comparison = undefined;
      onLate();
    }, GATHER);
  };

  /** Data restored from the device, or read before the connection, has not been compared. */
  const requestUnlessCompared = (query: Query) => {
    if (isOwn(query) && query.state.data !== undefined && !compared.has(query)) requestComparison();
  };

  /** Restored data lacks changes since it was stored, unless it is rows with their revision. */
  const dropRestored = (query: Query) => {
    const { data, dataUpdatedAt } = query.state;
    const isKnown = isOwn(query) || sourceOf(query)?.getRevision !== undefined;
    if (data !== undefined && !isKnown && dataUpdatedAt < performance.timeOrigin)
      query.invalidate();
  };

  const takeAnswer = (query: Query) => {
    const read = reads.get(query);
    reads.delete(query);
    if (read?.connections === connections) compared.add(query);
    else compared.delete(query);
    requestUnlessCompared(query);
    const held = sourceOf(query)?.getRevision?.(query.state.data);
    // Restored from the device, and older than the revision known when it was requested.
    if (read && held !== undefined && held < read.revision) invalidate(query);
    else bring(query, read?.events ?? []);
  };

  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' && event.type !== 'observerAdded') return;
    const query = cache.get(event.query.queryHash);
    if (!query || !sourceOf(query)) return;
    if (event.type === 'observerAdded') {
      requestUnlessCompared(query);
      dropRestored(query);
      return;
    }
    const { action } = event;
    if (action.type === 'fetch') reads.set(query, { revision, connections, events: [] });
    if (action.type === 'success' && action.manual !== true) takeAnswer(query);
    if (action.type === 'error') reads.delete(query);
    if (action.type === 'setState') dropRestored(query);
  });

  return {
    apply: (events: readonly LiveEvent[]) => {
      for (const read of reads.values()) read.events.push(...events);
      revision = Math.max(revision, ...events.map((event) => event.revision ?? 0));
      for (const query of listHeld()) bring(query, events);
    },

    /** How many seconds of changes may be missing from the data read so far. */
    measureAge: (): number => {
      const ages = listHeld()
        .filter(({ state }) => !state.isInvalidated)
        .map(({ state }) => Date.now() - state.dataUpdatedAt)
        // The clock was set back since.
        .map((age) => (age < 0 ? UNKNOWN_AGE : age));
      return Math.ceil((Math.max(0, ...ages) + MARGIN) / 1000);
    },

    /** Notes that all catalog changes after one revision, up to another, were announced. */
    noteComplete: (from: number, to: number) => {
      revision = Math.max(revision, to);
      for (const read of reads.values()) read.revision = Math.max(read.revision, from);
      for (const query of listHeld()) {
        const { getRevision, setRevision } = sourceOf(query) ?? {};
        const held = getRevision?.(query.state.data);
        if (held === undefined || held >= to || query.state.isInvalidated) continue;
        if (held < from) invalidate(query);
        else {
          client.setQueryData(query.queryKey, setRevision?.(query.state.data, to));
          keep(query);
        }
      }
    },

    /** Invalidates all reference data. */
    invalidateAll: () => {
      for (const query of listHeld()) if (!isOwn(query)) invalidate(query);
    },

    /** Refetches now what could not be refetched before, offline or during a write. */
    retryReads: () => {
      for (const query of listHeld()) if (query.state.isInvalidated) invalidate(query);
    },

    /** Called when connected: from now on every change is announced, and the missed ones are about to be fetched. */
    noteConnection: () => {
      connections += 1;
    },

    isHoldingOwn: (): boolean => listHeld().some(isOwn),

    /** Refetches the member's rows that differ from the database. */
    compareOwn: (stored: MemberRevisions) => {
      for (const query of listHeld().filter(isOwn)) {
        compared.add(query);
        if (sourceOf(query)?.isAsStored?.(query.state.data, stored) === false) invalidate(query);
      }
    },

    stop: () => {
      unsubscribe();
      clearTimeout(comparison);
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
