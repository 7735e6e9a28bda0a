/** An error response, possibly with a time to retry. */
export class HttpError extends Error {
  readonly status: number;
  /** Milliseconds the server asked to wait, if it did and lets other origins read it. */
  readonly retryAfter: number | undefined;
  /** The member has changed much in a short time: once the wait is over there is room. */
  readonly isLimit: boolean;

  constructor(response: Response, limitSeconds?: string) {
    super(`The server answered with status ${response.status}.`);
    this.name = 'HttpError';
    this.status = response.status;
    this.retryAfter = parseRetryAfter(limitSeconds ?? response.headers.get('retry-after'));
    this.isLimit = limitSeconds !== undefined;
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

/** A response that is not the API's: a proxy's page, or a truncated body. */
class UnreadableAnswerError extends Error {
  constructor() {
    super('The answer is no answer of the server.');
    this.name = 'UnreadableAnswerError';
  }
}

/**
 * PostgREST's client reports a non-JSON body as an error without a code, tRPC's as one caused by `JSON.parse`. Either
 * way it is unknown if the server applied the request.
 */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'PostgrestError') return !Reflect.get(error, 'code');
  return [error, error.cause].some(
    (each) => each instanceof SyntaxError || each instanceof UnreadableAnswerError,
  );
}

/** Throws errors that need the status or headers, since PostgREST's client passes on neither. */
export async function checkAnswer(response: Response, isRead = true): Promise<Response> {
  const { status } = response;
  if (status >= 500 || (isRead && [403, 404].includes(status))) throw new HttpError(response);
  if (status === 429) {
    // The database also gives the wait in the body, since other origins cannot read the header. Without it the refusal
    // is final.
    const text = await response.clone().text();
    const [code, seconds] = [/"code"\s*:\s*"PT/u, /"details"\s*:\s*"(\d+)"/u].map((each) =>
      each.exec(text),
    );
    if (isRead || !code || seconds) throw new HttpError(response, code ? seconds?.[1] : undefined);
  }
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    throw new UnreadableAnswerError();
  }
  return response;
}
