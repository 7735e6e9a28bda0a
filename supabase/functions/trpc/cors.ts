/** Headers that let a page of a named origin read the answer; on errors too, or the page sees no error at all. */
export function createCorsHeaders(
  origin: string | null,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (origin === null || !allowedOrigins.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'authorization, apikey, content-type, if-match, x-client-info',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '86400',
  };
}
