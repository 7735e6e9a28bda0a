import { z } from 'zod';
import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import type { Settings } from '../calendar/settings.ts';

const ANSWER_TIMEOUT_MS = 5_000;
const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const databaseAnswer = z.object({
  revision: z.number(),
  last_pass_seconds: z.number().nullable(),
  is_pass_overdue: z.boolean(),
});

type Health = {
  readonly database: 'ok' | 'failing';
  readonly reminders: 'ok' | 'overdue' | 'unknown';
  readonly catalogRevision: number | null;
  /** Null before the first pass. Grows while nothing is due, because the database then does not call the sender. */
  readonly lastReminderPassSeconds: number | null;
};

/** Sends the database a request that any visitor may send, without a secret. */
async function readHealth(settings: Settings): Promise<Health> {
  try {
    const response = await settings.fetch(`${settings.supabaseUrl}/rest/v1/rpc/read_health`, {
      method: 'POST',
      headers: { apikey: settings.publishableKey, 'content-type': 'application/json' },
      body: '{}',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`read_health answered ${response.status}`);
    const answer = databaseAnswer.parse(await response.json());
    return {
      database: 'ok',
      reminders: answer.is_pass_overdue ? 'overdue' : 'ok',
      catalogRevision: answer.revision,
      lastReminderPassSeconds: answer.last_pass_seconds,
    };
  } catch (error) {
    console.error(JSON.stringify({ message: 'health failed', cause: String(error) }));
    return {
      database: 'failing',
      reminders: 'unknown',
      catalogRevision: null,
      lastReminderPassSeconds: null,
    };
  }
}

/** `GET /health` for an uptime monitor: 200 if all is well, 503 if the body names a failing part. */
export function createHandler(settings: Settings): (request: Request) => Promise<Response> {
  let asked: Promise<Health> | null = null;
  // Requests during a check share its answer.
  const read = () => {
    asked ??= readHealth(settings).finally(() => {
      asked = null;
    });
    return asked;
  };
  return async (request) => {
    if (!/\/health\/?$/.test(new URL(request.url).pathname)) {
      return new Response(null, { status: 404, headers: HEADERS });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...HEADERS, allow: 'GET, HEAD' } });
    }
    const health = await read();
    const status = health.database === 'ok' && health.reminders === 'ok' ? 200 : 503;
    const answer = Response.json(health, { status, headers: HEADERS });
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };
}
