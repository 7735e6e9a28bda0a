import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import { type Sender, runPass } from './run-pass.ts';
import { answerUnsubscribe } from './unsubscribe.ts';

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
/** Well within the time limit of a hosted function. */
const PASS_MS = 40_000;

function logFailure(error: unknown): void {
  console.error(JSON.stringify({ message: 'reminders failed', cause: String(error) }));
}

/**
 * `POST /reminders` looks for due reminders and sends them. Its answer reveals nothing, so calling it needs no key; a
 * call during a pass waits for that pass to end. `/reminders/unsubscribe/<token>` ends a member's mails.
 */
export function createHandler(
  sender: Sender & { readonly siteUrl: string },
): (request: Request) => Promise<Response> {
  let pass: Promise<void> | null = null;
  const work = () => {
    pass ??= runPass(sender, AbortSignal.timeout(PASS_MS)).finally(() => {
      pass = null;
    });
    return pass;
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    const token = /\/reminders\/unsubscribe\/([^/]*)$/.exec(pathname)?.[1];
    try {
      if (token !== undefined) return await answerUnsubscribe(request, token, sender);
      if (!/\/reminders\/?$/.test(pathname))
        return new Response(null, { status: 404, headers: HEADERS });
      if (request.method !== 'POST') {
        return new Response(null, { status: 405, headers: { ...HEADERS, allow: 'POST' } });
      }
      await request.body?.cancel();
      await work();
      return new Response(null, { status: 204, headers: HEADERS });
    } catch (error) {
      logFailure(error);
      return new Response(null, { status: 503, headers: { ...HEADERS, 'retry-after': '60' } });
    }
  };
}
