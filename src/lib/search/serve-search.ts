type SearchHooks<Result> = {
  /** Lets messages come in; called between slices of work. */
  readonly pause: () => Promise<void>;
  readonly isStopped: () => boolean;
  readonly onProgress: (result: Result) => void;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
};

/** Long enough to waste little on pauses, short enough to answer a stop at once. */
const SLICE_MS = 25;

/** Searches in slices until the answer is proven or the search is stopped; then returns the best known result. */
export async function runSearch<Step, Result>(
  search: Generator<Step, Step>,
  describe: (step: Step) => Result,
  hooks: SearchHooks<Result>,
): Promise<Result> {
  let sliceEnd = hooks.now() + SLICE_MS;
  for (;;) {
    const step = search.next();
    if (step.done === true) return describe(step.value);
    if (hooks.now() < sliceEnd) continue;
    const result = describe(step.value);
    hooks.onProgress(result);
    await hooks.pause();
    if (hooks.isStopped()) return result;
    sliceEnd = hooks.now() + SLICE_MS;
  }
}

/** Message to the worker. `stop` asks for the best result so far; an unwanted search is terminated. */
export type SearchCommand<Request> =
  | { readonly kind: 'start'; readonly request: Request }
  | { readonly kind: 'stop' };

/** Message from the worker. A `done` result is proven unless the search was stopped. */
export type SearchReport<Result> =
  | { readonly kind: 'progress'; readonly result: Result }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string };

/** One search per worker. `begin` decides how to search a request and how to turn results into plain values. */
export function serveSearch<Request, Step, Result>(
  begin: (request: Request) => {
    readonly search: Generator<Step, Step>;
    readonly describe: (step: Step) => Result;
  },
): void {
  let isStopped = false;
  const report = (message: SearchReport<Result>) => {
    self.postMessage(message);
  };
  const hooks: SearchHooks<Result> = {
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    isStopped: () => isStopped,
    onProgress: (result) => {
      report({ kind: 'progress', result });
    },
    now: () => performance.now(),
  };
  const run = async (request: Request) => {
    const { search, describe } = begin(request);
    return runSearch(search, describe, hooks);
  };
  self.addEventListener('message', ({ data }: MessageEvent<SearchCommand<Request>>) => {
    if (data.kind === 'stop') {
      isStopped = true;
      return;
    }
    run(data.request).then(
      (result) => {
        report({ kind: 'done', result });
      },
      (error: unknown) => {
        report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
  });
}
