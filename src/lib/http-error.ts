/** An answer that says to come back later. */
export class HttpError extends Error {
  readonly status: number;
  /** Milliseconds the server asked to wait, if it did. */
  readonly retryAfter: number | undefined;

  constructor(response: Response) {
    super(`The server answered with status ${response.status}.`);
    this.name = 'HttpError';
    this.status = response.status;
    this.retryAfter = parseRetryAfter(response.headers.get('retry-after'));
  }
}

/** `Retry-After` is seconds or an HTTP date. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/**
 * The errors of PostgREST's client carry neither status nor headers: what may be tried again is
 * thrown here, where both are known.
 */
export function throwIfBusy(response: Response): Response {
  if (response.status === 429 || response.status >= 500) throw new HttpError(response);
  return response;
}
