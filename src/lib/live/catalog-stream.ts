import type { CatalogMessage, Missed } from './live-message.ts';

/** How late a message may be, in milliseconds, before it counts as missed. */
const PATIENCE = 400;

type CatalogStreamOptions = {
  /** Fetches messages after a revision, or recent ones if no revision is given. */
  readonly fetchMissed: (revision: number | undefined) => Promise<Missed>;
  /** Applies messages in revision order, each exactly once. */
  readonly apply: (messages: readonly CatalogMessage[]) => void;
  /** Everything that the catalog had after a revision was applied, up to another. */
  readonly onComplete: (from: number, to: number) => void;
  /** Too much was missed: everything must be refetched. */
  readonly invalidate: () => void;
  /** Called when fetching missed messages failed although the connection is up. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Puts catalog messages in order. Revisions have no gaps, so the stream waits for a missing one and then fetches it;
 * messages applied before are dropped. Nothing is applied before the first `catchUp`.
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

  /** Each request supersedes earlier ones, whose answers may predate what this one must bring. */
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
