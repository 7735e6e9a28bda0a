import loadHighs from 'highs';

const highs = await loadHighs();

/** Optimum of a model, by HiGHS, to a millionth of a cent for an integer program. */
export function solveModel(
  model: string,
  timeLimitSeconds = 600,
): { status: string; value: number; isOne: (name: string) => boolean } {
  const { Status, ObjectiveValue, Columns } = highs.solve(model, {
    mip_rel_gap: 0,
    mip_abs_gap: 1e-6,
    time_limit: timeLimitSeconds,
    output_flag: false,
  });
  const isOne = (name: string) => {
    const column = Columns[name];
    return column !== undefined && 'Primal' in column && column.Primal > 0.5;
  };
  return { status: Status, value: ObjectiveValue, isOne };
}

/** CPU time of this thread so far: unlike the clock, it does not run while others use the core. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
