import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import { openDatabase } from './database.ts';
import { createPageReader } from './read-page.ts';
import { runPass } from './run-pass.ts';
import type { Settings } from './settings.ts';

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
/** With the longest page after it, well within the time limit of a hosted function. */
const PASS_MS = 40_000;

/**
 * `POST /watch` reads the pages that are due. Its answer reveals nothing and the database limits what it does, so that
 * calling it needs no key; a call during a pass waits for that pass to end. Without settings there is nothing here.
 */
export function createHandler(
  settings: Settings | null,
  send: typeof fetch,
): (request: Request) => Promise<Response> {
  let pass: Promise<void> | null = null;
  const lastAsked = new Map<string, number>();
  return async (request) => {
    await request.body?.cancel();
    if (settings === null) return new Response(null, { status: 404, headers: HEADERS });
    if (request.method !== 'POST')
      return new Response(null, { status: 405, headers: { ...HEADERS, allow: 'POST' } });
    pass ??= runPass(
      openDatabase(settings, send),
      createPageReader({ ...settings, fetch: send, lastAsked }),
      AbortSignal.timeout(PASS_MS),
    ).finally(() => {
      pass = null;
    });
    try {
      await pass;
      return new Response(null, { status: 204, headers: HEADERS });
    } catch (error) {
      console.error(JSON.stringify({ message: 'the watch failed', cause: String(error) }));
      return new Response(null, { status: 503, headers: { ...HEADERS, 'retry-after': '60' } });
    }
  };
}
