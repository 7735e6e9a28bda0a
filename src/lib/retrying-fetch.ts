const MAX_ATTEMPTS = 3;
const PAUSE = 300;

function isAborted(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (init?.signal?.aborted) return true;
  return input instanceof Request && input.signal.aborted;
}

/** `fetch` that tries three times if no answer comes at all, and never after an abort. */
export async function retryingFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A Request's body can be read once only.
      return await fetch(input instanceof Request ? input.clone() : input, init);
    } catch (error) {
      if (isAborted(input, init) || attempt === MAX_ATTEMPTS) throw error;
      const url = input instanceof Request ? input.url : String(input);
      console.warn(`Retrying fetch attempt ${attempt + 1} for request: ${url}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
    }
  }
}
