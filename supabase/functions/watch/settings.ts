import { findVariable, needVariable, readProject } from '../_shared/environment.ts';

export type Settings = {
  readonly supabaseUrl: string;
  /** Admits a request to the gateway; it gives only a visitor's rights. */
  readonly publishableKey: string;
  /** Identifies the watch to the database, which stores only its hash. */
  readonly watchKey: string;
  /** The address of the app, which issuers see in the name of the reader. */
  readonly siteUrl: string;
  /** Wait between two requests to a host. */
  readonly pauseMs: number;
  /** Address that receives every request instead of the issuers; null to ask them. */
  readonly relayUrl: string | null;
};

const PAUSE_MS = 5_000;

/** Null without a key: the watch is off. */
export function readSettings(read: (name: string) => string | undefined): Settings | null {
  const watchKey = findVariable(read, 'WATCH_KEY');
  if (watchKey === null) return null;
  const pauseMs = Number(findVariable(read, 'WATCH_PAUSE_MS') ?? PAUSE_MS);
  if (!(pauseMs >= 0)) throw new Error('WATCH_PAUSE_MS is no number of milliseconds');
  return {
    ...readProject(read),
    watchKey,
    siteUrl: needVariable(read, 'SITE_URL').replace(/\/+$/, ''),
    pauseMs,
    relayUrl: findVariable(read, 'WATCH_RELAY_URL'),
  };
}
