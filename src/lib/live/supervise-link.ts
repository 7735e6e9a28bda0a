const FIRST_DELAY = 500;
/** In the first minute a tab retries within seconds of losing its network or server; after that, less often. */
const EARLY = 60_000;
const LONGEST_EARLY_DELAY = 4_000;
const LONGEST_DELAY = 30_000;
/** A connection that lasted this long was a good one: the next attempt follows at once again. */
const GOOD_TIME = 10_000;

/** One connection. It reports `onUp` at most once and `onDown` exactly once, unless it is closed first. */
export type Link = { readonly close: () => void; readonly probe: () => void };

export type LinkEvents = { readonly onUp: () => void; readonly onDown: () => void };

type Supervision = {
  readonly open: (events: LinkEvents) => Link;
  /** Fetches changes missed while disconnected. */
  readonly catchUp: () => Promise<void>;
  readonly onStatus: (status: 'live' | 'catching-up' | 'offline') => void;
  readonly onFailure: (error: unknown) => void;
  readonly isOnline?: () => boolean;
  readonly random?: () => number;
};

/**
 * Milliseconds before an attempt, `downFor` milliseconds after the connection was lost: doubling, and a random share of it, so
 * that tabs do not come back together.
 */
export function computeDelay(attempt: number, downFor: number, random: () => number): number {
  const longest = downFor < EARLY ? LONGEST_EARLY_DELAY : LONGEST_DELAY;
  const ceiling = Math.min(longest, FIRST_DELAY * 2 ** attempt);
  return ceiling / 4 + (random() * ceiling * 3) / 4;
}

/** Keeps one connection open: reopens a lost one and fetches missed changes each time. */
export function superviseLink(supervision: Supervision) {
  const { open, catchUp, onStatus, onFailure } = supervision;
  const { isOnline = () => true, random = Math.random } = supervision;
  let link: Link | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let upAt = 0;
  let downAt = 0;
  let isStopped = false;

  const retry = () => {
    link?.close();
    link = undefined;
    if (isStopped) return;
    if (upAt > 0 && Date.now() - upAt > GOOD_TIME) attempt = 0;
    upAt = 0;
    if (attempt === 0) downAt = Date.now();
    onStatus(attempt === 0 && isOnline() ? 'catching-up' : 'offline');
    clearTimeout(timer);
    timer = setTimeout(connect, computeDelay(attempt, Date.now() - downAt, random));
    attempt += 1;
  };

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isOnline()) {
      onStatus('offline');
      timer = setTimeout(connect, LONGEST_DELAY);
      return;
    }
    const opened: Link = open({
      onUp: () => {
        upAt = Date.now();
        onStatus('catching-up');
        catchUp().then(
          () => {
            if (link === opened && !isStopped) onStatus('live');
          },
          (error: unknown) => {
            if (link !== opened || isStopped) return;
            onFailure(error);
            retry();
          },
        );
      },
      onDown: () => {
        if (link === opened) retry();
      },
    });
    link = opened;
  }

  connect();
  return {
    /** The network or the person came back: do not wait any longer, and see whether the connection lives. */
    wake: () => {
      if (isStopped) return;
      if (link) link.probe();
      else {
        attempt = 0;
        connect();
      }
    },
    /** Drops this connection: the network is gone, or missed changes could not be fetched. */
    restart: () => {
      if (!isStopped && link) retry();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      link?.close();
      link = undefined;
    },
  };
}
