export type SearchHooks<Result> = {
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
