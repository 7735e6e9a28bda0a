/** Short enough that a key or a tap is answered between two slices on a slow phone. */
const sliceMs = 8;

/**
 * Runs a generator to its end, letting the page breathe between slices of work; returns what stops it.
 * What it throws goes to `onError`, since nobody waits for a timer.
 */
export function runInSlices<Result>(
  work: Iterator<undefined, Result>,
  onDone: (result: Result) => void,
  onError: (error: unknown) => void,
): () => void {
  let timer = 0;
  const run = () => {
    try {
      const end = performance.now() + sliceMs;
      do {
        const step = work.next();
        if (step.done === true) {
          onDone(step.value);
          return;
        }
      } while (performance.now() < end);
      timer = window.setTimeout(run, 0);
    } catch (error) {
      onError(error);
    }
  };
  timer = window.setTimeout(run, 0);
  return () => {
    window.clearTimeout(timer);
  };
}
