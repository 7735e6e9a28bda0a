import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers a browser's preflight request from another origin; returns true if it was one. The hosted gateway allows
 * every requested header, while @supabase/lite names none, and `*` would not cover `authorization`.
 * https://fetch.spec.whatwg.org/#cors-preflight-fetch
 */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) {
    return false;
  }
  response.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '3600',
    vary: 'access-control-request-headers',
  });
  response.end();
  return true;
}

/**
 * Lets a browser read the answer, and only as its declared content type; a header that the service sets itself is
 * kept.
 */
export function allowOrigins(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('access-control-expose-headers', 'retry-after,x-supabase-api-version');
}
