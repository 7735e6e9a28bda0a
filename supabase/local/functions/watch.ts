import type { Database } from '../database/database.ts';
import { drawFunctionKey } from '../keys.ts';
import type { OwnSurroundings } from './reminders.ts';

/** Turns the watch on, with a stand-in for the issuers that it asks without a pause. */
export async function introduceWatch(
  db: Database,
  { apiUrl, siteUrl, relayUrl }: { apiUrl: string; siteUrl: string; relayUrl: string },
): Promise<OwnSurroundings> {
  const { key, hash } = drawFunctionKey();
  await db.query('select private.start_watch($1, $2)', [`${apiUrl}/functions/v1/watch`, hash]);
  return {
    environment: {
      WATCH_KEY: key,
      SITE_URL: siteUrl,
      WATCH_PAUSE_MS: '0',
      WATCH_RELAY_URL: relayUrl,
    },
    allowedHosts: [new URL(relayUrl).host],
  };
}
