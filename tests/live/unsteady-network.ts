import { vi } from 'vitest';

/**
 * Outcome of a request: it arrives; it never does; it arrives, and its answer is lost or cut short; or a proxy
 * answers with a page, or with a temporary refusal.
 */
export type Fate = 'arrives' | 'lost' | 'answer-lost' | 'cut-short' | 'page' | 'busy' | 'broken';

/** Replaces `fetch` and decides about each request; procedures go to the address Netlify would send them to. */
export function unsteadyNetwork(decide: (url: URL, method: string) => Fate, pause = () => 0) {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    url.pathname = url.pathname.replace(/^\/api\//u, '/functions/v1/');
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const fate = decide(url, method);
    await new Promise((resolve) => setTimeout(resolve, pause()));
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'page') {
      return new Response('<!doctype html><title>Sign in to this Wi-Fi</title>', {
        headers: { 'content-type': 'text/html' },
      });
    }
    if (fate === 'busy') {
      return Response.json({ message: 'busy' }, { status: 429, headers: { 'retry-after': '1' } });
    }
    if (fate === 'broken') return new Response('upstream error', { status: 502 });
    const response = await fetch(input instanceof Request ? new Request(url, input) : url, init);
    if (fate === 'arrives') return response;
    const text = await response.text();
    if (fate === 'cut-short') {
      const { status, headers } = response;
      return new Response(text.slice(0, text.length / 2), { status, headers });
    }
    throw new TypeError('Failed to fetch');
  });
  return {
    restore: () => {
      vi.stubGlobal('fetch', fetch);
    },
  };
}
