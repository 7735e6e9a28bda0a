import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import type { Database } from './database.ts';

const TOKEN_LENGTH = 200;
const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Ends the mails on POST, which mail programs send. GET redirects to the app, which asks first, because mail scanners
 * follow links. https://www.rfc-editor.org/rfc/rfc8058#section-3
 */
export async function answerUnsubscribe(
  request: Request,
  token: string,
  { database, siteUrl }: { readonly database: Database; readonly siteUrl: string },
): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const location = `${siteUrl}/stop-mails#${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { ...HEADERS, location } });
  }
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { ...HEADERS, allow: 'GET, HEAD, POST' } });
  }
  await request.body?.cancel();
  const isEnded = token.length <= TOKEN_LENGTH && (await database.unsubscribe(token));
  return new Response(null, { status: isEnded ? 204 : 404, headers: HEADERS });
}
