/** Short enough that a key or a tap is answered between two slices on a slow phone. */
const sliceMs = 8;

/**
 * Runs a generator to its end in slices, so that the page stays responsive; returns a function that stops it. Errors
 * go to `onError`, since nothing awaits a timer.
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
