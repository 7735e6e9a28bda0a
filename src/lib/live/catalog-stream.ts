import type { CatalogMessage, Missed } from './live-message.ts';

/** How long a message may be late before it counts as missed, in milliseconds. */
const PATIENCE = 400;

export type CatalogStreamOptions = {
  /** Asks for what came after a revision; without one, for what came lately. */
  readonly fetchMissed: (revision: number | undefined) => Promise<Missed>;
  /** Takes messages in the order of their revisions, each exactly once. */
  readonly apply: (messages: readonly CatalogMessage[]) => void;
  /** Everything that the catalog had after a revision was applied, up to another. */
  readonly onComplete: (from: number, to: number) => void;
  /** Too much was missed: everything must be refetched. */
  readonly invalidate: () => void;
  /** Asking for what was missed failed while the connection stands. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Puts the messages of the catalog in order. Revisions have no gaps, so a missing one is
 * waited for and then fetched; what was applied before is dropped. Before the first `catchUp` nothing is applied.
 */
export function createCatalogStream(options: CatalogStreamOptions) {
  const waiting = new Map<number, CatalogMessage>();
  let revision: number | undefined;
  let latest: Promise<Missed> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const drain = () => {
    if (revision === undefined || latest) return;
    const ready: CatalogMessage[] = [];
    for (const known of waiting.keys()) if (known <= revision) waiting.delete(known);
    for (let next = waiting.get(revision + 1); next; next = waiting.get(revision + 1)) {
      waiting.delete(next.revision);
      revision = next.revision;
      ready.push(next);
    }
    if (ready.length > 0) options.apply(ready);
    if (waiting.size === 0) {
      clearTimeout(patience);
      patience = undefined;
    } else {
      patience ??= setTimeout(() => {
        patience = undefined;
        // A question that is on its way brings it.
        if (!latest) catchUp().catch(options.onFailure);
      }, PATIENCE);
    }
  };

  const take = (missed: Missed) => {
    const last = revision;
    revision = missed.revision;
    if (missed.kind === 'too_old') {
      options.invalidate();
      return;
    }
    const messages = missed.messages.filter(
      (message) => last === undefined || message.revision > last,
    );
    if (messages.length > 0) options.apply(messages);
    options.onComplete(missed.revision - missed.messages.length, missed.revision);
  };

  /** Each question stands for those before it, which may have been answered before what it is to bring. */
  async function catchUp(fetchMissed = options.fetchMissed): Promise<void> {
    const asked = fetchMissed(revision);
    latest = asked;
    try {
      const missed = await asked;
      if (latest === asked) take(missed);
    } catch (error) {
      if (latest === asked) throw error;
    } finally {
      if (latest === asked) {
        latest = undefined;
        drain();
      }
    }
  }

  return {
    receive: (message: CatalogMessage) => {
      waiting.set(message.revision, message);
      drain();
    },
    catchUp,
    stop: () => {
      clearTimeout(patience);
      waiting.clear();
    },
  };
}
