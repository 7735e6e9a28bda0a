declare global {
  /** Answers that the page's head has requested, by address (public/start-reads.js). */
  var pointfolioReads:
    | {
        /** Authorization that they were requested with. */
        readonly session: string;
        readonly answers: Record<string, Promise<Response> | undefined>;
      }
    | undefined;
}

/** `fetch` that takes the answer which the page's head has requested with the same session, once each. */
export function fetchFirst(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { session = null, answers = {} } = globalThis.pointfolioReads ?? {};
  const address = input instanceof Request ? '' : String(input);
  const early = answers[address];
  const asked = new Headers(init?.headers).get('authorization') ?? session;
  if (!early || asked !== session || (init?.method ?? 'GET') !== 'GET') return fetch(input, init);
  delete answers[address];
  return early.catch(() => fetch(input, init));
}
