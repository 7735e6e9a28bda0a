declare global {
  interface Window {
    /** Answers that the head of the page has requested, by address (public/start-reads.js). */
    pointfolioReads?: {
      readonly token: string;
      readonly answers: Record<string, Promise<Response> | undefined>;
    };
  }
}

/** `fetch` that takes the answer which the page's head has requested with the same session, once each. */
export function fetchFirst(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const reads = typeof window === 'undefined' ? undefined : window.pointfolioReads;
  if (!reads || input instanceof Request || (init?.method ?? 'GET') !== 'GET') {
    return fetch(input, init);
  }
  const { href } = new URL(input, window.location.origin);
  const early = reads.answers[href];
  const token = new Headers(init?.headers).get('authorization') ?? `Bearer ${reads.token}`;
  if (!early || token !== `Bearer ${reads.token}`) return fetch(input, init);
  delete reads.answers[href];
  return early.catch(() => fetch(input, init));
}
