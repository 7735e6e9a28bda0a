import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { concerns, type LiveEvent, type LiveSource, type MemberRevisions } from './live-source.ts';

/** Milliseconds that a read or a commit may have taken beside the moment that is known of it. */
const MARGIN = 120_000;
/** Milliseconds: older than anything that is kept. */
const UNKNOWN_AGE = 365 * 24 * 60 * 60_000;
/** Many tabs hear at once that they must refetch: each does so at a moment of its own within this time. */
const SPREAD = 1_500;
/** Milliseconds between two reads of a query that keeps changing. */
const PAUSE = 3_000;

export type LiveCacheOptions = {
  /** Keeps a query that was changed on the device. */
  readonly keep: (query: Query) => void;
  /** Rows of the member came up that no comparison with the database has seen: there must be another. */
  readonly onLate: () => void;
};

type Reading = {
  /** Of the catalog. */
  revision: number;
  readonly connections: number;
  readonly events: LiveEvent[];
};

const sourceOf = (query: Query): LiveSource | undefined => query.meta?.live;
const isOwn = (query: Query) => sourceOf(query)?.isAsStored !== undefined;

/** Brings what is told into the queries of a tab: into the rows themselves, or by a refetch of what rests on them. */
export function createLiveCache(client: QueryClient, { keep, onLate }: LiveCacheOptions) {
  const cache = client.getQueryCache();
  /** Of the queries that are being read: what was known when that began, and what was told since. */
  const reads = new Map<Query, Reading>();
  /** Queries of the member whose rows lack nothing but what is still to be told. */
  const compared = new WeakSet<Query>();
  const waiting = new Map<Query, ReturnType<typeof setTimeout>>();
  const readAt = new WeakMap<Query, number>();
  /** Of the catalog, as far as this tab was told. */
  let revision = 0;
  /** How often there was a connection; what is read while it stands lacks nothing that it tells. */
  let connections = 0;

  const listHeld = () =>
    cache.getAll().filter((query) => sourceOf(query) && query.state.data !== undefined);

  const refetch = (query: Query) => {
    // What this tab writes is not in the answer yet: once it is written, the read is asked for again.
    if (client.isMutating() > 0) return;
    readAt.set(query, Date.now());
    // A screen that nobody looks at is read when somebody does.
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

  /** Undefined where it must be refetched; one query that cannot take an event does not keep it from the others. */
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
    // What waits to be refetched stays marked so; the read brings these changes with it.
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
    }, 0);
  };

  /** What the device gave back, or what was read before there was a connection, no comparison has seen. */
  const requestUnlessCompared = (query: Query) => {
    if (isOwn(query) && query.state.data !== undefined && !compared.has(query)) requestComparison();
  };

  /** What the device gave back, unless it is rows with their revision, does not know what came since. */
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
    // From the device, and older than what was told before it was asked for.
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

    /** How many seconds back changes may be missing from what has been read already. */
    measureAge: (): number => {
      const ages = listHeld()
        .filter(({ state }) => !state.isInvalidated)
        .map(({ state }) => Date.now() - state.dataUpdatedAt)
        // The clock was set back since.
        .map((age) => (age < 0 ? UNKNOWN_AGE : age));
      return Math.ceil((Math.max(0, ...ages) + MARGIN) / 1000);
    },

    /** Everything was told that the catalog had after a revision, up to another. */
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

    /** Nothing that was read of the reference data is to be relied on. */
    invalidateAll: () => {
      for (const query of listHeld()) if (!isOwn(query)) invalidate(query);
    },

    /** What could not be refetched, for the network or a change under way, is refetched now. */
    retryReads: () => {
      for (const query of listHeld()) if (query.state.isInvalidated) invalidate(query);
    },

    /** A connection stands: from now on everything is told, and what was missed before is about to be fetched. */
    noteConnection: () => {
      connections += 1;
    },

    isHoldingOwn: (): boolean => listHeld().some(isOwn),

    /** What of the member's rows is not as the database has it is refetched. */
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
