const BODY_TIMEOUT_MS = 10_000;

type Body =
  | { readonly kind: 'whole'; readonly text: string }
  | { readonly kind: 'too large' }
  | { readonly kind: 'late' };

/** Reads at most `mostBytes`; the rest is never read. */
export async function readBody(
  request: Pick<Request, 'headers' | 'body'>,
  mostBytes: number,
): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return { kind: 'too large' };
  if (request.body === null) return { kind: 'whole', text: '' };
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel('timeout');
  }, BODY_TIMEOUT_MS);
  let bytes = 0;
  let text = '';
  try {
    for (;;) {
      const chunk = await reader.read();
      if (chunk.done) break;
      bytes += chunk.value.byteLength;
      if (bytes > mostBytes) {
        await reader.cancel('too large');
        return { kind: 'too large' };
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
  }
  return isLate ? { kind: 'late' } : { kind: 'whole', text: text + decoder.decode() };
}
