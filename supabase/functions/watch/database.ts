import { z } from 'zod';
import { createDatabaseCall } from '../_shared/call-database.ts';
import type { Figures } from './read-figures.ts';
import type { Settings } from './settings.ts';

const claimed = z.object({ claim: z.string(), page: z.string() });

/** nothing: no figure was found; forbidden: robots.txt excludes the page. */
export type PageOutcome = 'read' | 'nothing' | 'forbidden' | 'failed';

export type Database = {
  /** Null if no page is due, or enough were read today. */
  readonly claimPage: (hosts: readonly string[]) => Promise<z.infer<typeof claimed> | null>;
  readonly settle: (claim: string, outcome: PageOutcome, figures?: Figures) => Promise<boolean>;
};

export function openDatabase(settings: Settings, send: typeof fetch): Database {
  const call = createDatabaseCall(settings, settings.watchKey, send);
  const key = { watch_key: settings.watchKey };
  return {
    claimPage: (hosts) => call('claim_watched_page', { ...key, hosts }, claimed.nullable()),
    settle: (claim, outcome, figures = {}) =>
      call(
        'settle_watched_page',
        { ...key, page_claim: claim, outcome, seen: JSON.stringify(figures) },
        z.boolean(),
      ),
  };
}
