import { vi } from 'vitest';

/** What happens to a request: it arrives; it never does; or it does, and its answer is lost. */
type Fate = 'arrives' | 'lost' | 'answer-lost';

/** Stands in the place of `fetch` and decides about each request; procedures go where Netlify would send them. */
export function unsteadyNetwork(decide: (url: URL, method: string) => Fate, pause = () => 0) {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    url.pathname = url.pathname.replace(/^\/api\//u, '/functions/v1/');
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const fate = decide(url, method);
    await new Promise((resolve) => setTimeout(resolve, pause()));
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    const response = await fetch(input instanceof Request ? new Request(url, input) : url, init);
    if (fate === 'arrives') return response;
    await response.arrayBuffer();
    throw new TypeError('Failed to fetch');
  });
  return {
    restore: () => {
      vi.stubGlobal('fetch', fetch);
    },
  };
}
