export type Timing = {
  /** Wall-clock time, including waiting for a core that other processes use. */
  readonly wallMs: number;
  /** CPU time of this thread: nearly the same on a loaded machine. */
  readonly cpuMs: number;
};

export type Timed<T> = {
  readonly median: Timing;
  readonly best: Timing;
  readonly result: T;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

export function medianOf(timings: readonly Timing[]): Timing {
  return {
    wallMs: median(timings.map(({ wallMs }) => wallMs)),
    cpuMs: median(timings.map(({ cpuMs }) => cpuMs)),
  };
}

export function bestOf(timings: readonly Timing[]): Timing {
  return {
    wallMs: Math.min(...timings.map(({ wallMs }) => wallMs)),
    cpuMs: Math.min(...timings.map(({ cpuMs }) => cpuMs)),
  };
}

function timeOnce<T>(run: () => T): { readonly timing: Timing; readonly result: T } {
  const before = process.threadCpuUsage();
  const start = performance.now();
  const result = run();
  const wallMs = performance.now() - start;
  const { user, system } = process.threadCpuUsage(before);
  return { timing: { wallMs, cpuMs: (user + system) / 1_000 }, result };
}

/** Runs once to warm up, then this many times. */
export function time<T>(times: number, run: () => T): Timed<T> {
  let result = run();
  const timings: Timing[] = [];
  for (let round = 0; round < times; round += 1) {
    const once = timeOnce(run);
    timings.push(once.timing);
    result = once.result;
  }
  return { median: medianOf(timings), best: bestOf(timings), result };
}
