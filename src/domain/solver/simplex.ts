/**
 * Maximizes c·x subject to A·x ≤ b, x ≥ 0. Every b is at least 0, so that x = 0 is a feasible start. An optimum can
 * be re-solved with other limits, even negative ones, from its current corner. A dense tableau suffices, since
 * programs have a few dozen rows.
 */
export type LinearProgram = {
  readonly rowCount: number;
  /** Right-hand sides. */
  readonly limits: readonly number[];
  /** c, one for each column. */
  readonly values: readonly number[];
  /** Non-zero coefficients of each column: [row, coefficient]. */
  readonly columns: readonly (readonly (readonly [number, number])[])[];
};

export type LinearOptimum = {
  readonly value: number;
  /** x, one for each column. */
  readonly amounts: Float64Array;
  /** Price of each row: what one unit more of its limit would add. */
  readonly prices: Float64Array;
  readonly corner: Corner;
};

/** State of the method, on which `climb` and `repair` work. */
type Corner = {
  readonly tableau: Float64Array;
  readonly basis: Int32Array;
  /** Right-hand sides, as they were asked for. */
  readonly limits: readonly number[];
  readonly rowCount: number;
  readonly columnCount: number;
};

const REDUCED_COST_EPSILON = 1e-11;
const PIVOT_EPSILON = 1e-9;
const DUST = 1e-14;
/**
 * Many limits are 0, and a corner where several rows are full at once lets the method go round in circles.
 * So each limit is widened a little, by an amount of its own. The true limits are carried along, and the amounts
 * are read from them at the end.
 */
const WIDENING = 1e-10;
/** A row violated by less than `MET` is met. One that no pivot can repair is accepted up to `MISSING`, as rounding. */
const MET = 1e-11;
const MISSING = 1e-8;
/** After this many pivots in a row without gain, Bland's rule prevents cycling. */
const STALL_LIMIT = 200;
/** Far above any need: plans with spending from a cent to millions of dollars take a few hundred. */
const PIVOT_LIMIT = 100_000;

/** Different for every row: the fractional parts of the golden ratio's multiples. */
function wideningOf(row: number): number {
  return WIDENING * (1 + ((row * 0.618_033_988_749_895) % 1));
}

/** The optimum. The program must be bounded; an unbounded one throws, since it would be a bug. */
export function maximize({ rowCount, limits, values, columns }: LinearProgram): LinearOptimum {
  const columnCount = columns.length;
  /* Columns, slacks, true limits, widened limits. */
  const width = columnCount + rowCount + 2;
  const objective = rowCount * width;
  const tableau = new Float64Array((rowCount + 1) * width);
  columns.forEach((list, column) => {
    for (const [row, coefficient] of list) {
      const at = row * width + column;
      tableau[at] = (tableau[at] ?? 0) + coefficient;
    }
    tableau[objective + column] = 0 - (values[column] ?? 0);
  });
  const basis = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const start = row * width;
    const limit = limits[row] ?? 0;
    tableau[start + columnCount + row] = 1;
    tableau[start + width - 2] = limit;
    tableau[start + width - 1] = limit + wideningOf(row);
    basis[row] = columnCount + row;
  }
  const corner: Corner = { tableau, basis, limits, rowCount, columnCount };
  climb(corner);
  return optimumAt(corner);
}

/**
 * The optimum with other limits for some rows, from the present one: its prices remain valid, so only violated rows
 * must be repaired (dual simplex). Null if no point satisfies all rows.
 */
export function withLimits(
  { corner }: LinearOptimum,
  changes: ReadonlyMap<number, number>,
): LinearOptimum | null {
  const { rowCount, columnCount } = corner;
  const tableau = corner.tableau.slice();
  const limits = [...corner.limits];
  const width = columnCount + rowCount + 2;
  for (const [changed, limit] of changes) {
    const change = limit - (limits[changed] ?? 0);
    limits[changed] = limit;
    for (let row = 0; row <= rowCount; row += 1) {
      const start = row * width;
      const more = change * (tableau[start + columnCount + changed] ?? 0);
      tableau[start + width - 2] = (tableau[start + width - 2] ?? 0) + more;
      tableau[start + width - 1] = (tableau[start + width - 1] ?? 0) + more;
    }
  }
  const next: Corner = { ...corner, tableau, basis: corner.basis.slice(), limits };
  if (!repair(next)) return null;
  climb(next);
  return optimumAt(next);
}

function optimumAt(corner: Corner): LinearOptimum {
  const { tableau, basis, rowCount, columnCount } = corner;
  const width = columnCount + rowCount + 2;
  const objective = rowCount * width;
  const amounts = new Float64Array(columnCount);
  basis.forEach((column, row) => {
    if (column < columnCount) amounts[column] = Math.max(0, tableau[row * width + width - 2] ?? 0);
  });
  const prices = tableau.slice(objective + columnCount, objective + columnCount + rowCount);
  return { value: tableau[objective + width - 2] ?? 0, amounts, prices, corner };
}

/** Pivots until no column gains. */
function climb({ tableau, basis, rowCount, columnCount }: Corner): void {
  const width = columnCount + rowCount + 2;
  const objective = rowCount * width;
  let stalled = 0;
  for (let pivots = 0; ; pivots += 1) {
    if (pivots > PIVOT_LIMIT) throw new Error('the linear program does not come to an end');
    const entering = enteringColumn(tableau, objective, width - 2, stalled > STALL_LIMIT);
    if (entering < 0) return;
    const leaving = leavingRow(tableau, basis, rowCount, width, entering);
    if (leaving < 0) throw new Error('the linear program is unbounded');
    const before = tableau[objective + width - 1] ?? 0;
    pivot(tableau, rowCount + 1, width, leaving, entering);
    basis[leaving] = entering;
    stalled = (tableau[objective + width - 1] ?? 0) > before ? 0 : stalled + 1;
  }
}

/** Pivots until every row is met, keeping the prices of an optimum. False if the rows cannot all be met. */
function repair({ tableau, basis, rowCount, columnCount }: Corner): boolean {
  const width = columnCount + rowCount + 2;
  const objective = rowCount * width;
  for (let pivots = 0; ; pivots += 1) {
    if (pivots > PIVOT_LIMIT) throw new Error('the linear program does not come to an end');
    const isBland = pivots > STALL_LIMIT;
    let leaving = -1;
    let missed = -MET;
    for (let row = 0; row < rowCount; row += 1) {
      const limit = tableau[row * width + width - 1] ?? 0;
      const isFirst = leaving < 0 || (basis[row] ?? 0) < (basis[leaving] ?? 0);
      if (isBland ? limit >= -MET || !isFirst : limit >= missed) continue;
      missed = limit;
      leaving = row;
    }
    if (leaving < 0) return true;
    const start = leaving * width;
    let entering = -1;
    let cheapest = Infinity;
    for (let column = 0; column < width - 2; column += 1) {
      const coefficient = tableau[start + column] ?? 0;
      if (coefficient >= -PIVOT_EPSILON) continue;
      const cost = Math.max(0, tableau[objective + column] ?? 0) / -coefficient;
      const isSteeper = !isBland && coefficient < (tableau[start + entering] ?? 0);
      if (cost > cheapest || (cost === cheapest && !isSteeper)) continue;
      cheapest = cost;
      entering = column;
    }
    if (entering < 0) {
      if (missed < -MISSING) return false;
      tableau[start + width - 1] = 0;
      continue;
    }
    pivot(tableau, rowCount + 1, width, leaving, entering);
    basis[leaving] = entering;
  }
}

function enteringColumn(
  tableau: Float64Array,
  objective: number,
  count: number,
  firstOnly: boolean,
): number {
  let best = -REDUCED_COST_EPSILON;
  let entering = -1;
  for (let column = 0; column < count; column += 1) {
    const cost = tableau[objective + column] ?? 0;
    if (cost < best) {
      entering = column;
      if (firstOnly) return entering;
      best = cost;
    }
  }
  return entering;
}

function leavingRow(
  tableau: Float64Array,
  basis: Int32Array,
  rowCount: number,
  width: number,
  entering: number,
): number {
  let leaving = -1;
  let smallest = Infinity;
  for (let row = 0; row < rowCount; row += 1) {
    const coefficient = tableau[row * width + entering] ?? 0;
    if (coefficient <= PIVOT_EPSILON) continue;
    const ratio = (tableau[row * width + width - 1] ?? 0) / coefficient;
    const isTie = ratio === smallest && (basis[row] ?? 0) < (basis[leaving] ?? 0);
    if (ratio < smallest || isTie) {
      smallest = ratio;
      leaving = row;
    }
  }
  return leaving;
}

let entries = new Int32Array(256);

/** Rows have few entries, so only the columns of the pivot row's are gone through. */
function pivot(
  tableau: Float64Array,
  rows: number,
  width: number,
  leaving: number,
  entering: number,
): void {
  if (entries.length < width) entries = new Int32Array(2 * width);
  const base = leaving * width;
  const divisor = tableau[base + entering] ?? 1;
  let count = 0;
  for (let column = 0; column < width; column += 1) {
    const value = tableau[base + column] ?? 0;
    if (value === 0) continue;
    tableau[base + column] = value / divisor;
    entries[count] = column;
    count += 1;
  }
  for (let row = 0; row < rows; row += 1) {
    const start = row * width;
    const factor = tableau[start + entering] ?? 0;
    if (row === leaving || factor === 0) continue;
    for (let index = 0; index < count; index += 1) {
      const column = entries[index] ?? 0;
      const at = start + column;
      const value = (tableau[at] ?? 0) - factor * (tableau[base + column] ?? 0);
      /* Drops rounding residue, which would fill up the rows. */
      tableau[at] = value < DUST && value > -DUST ? 0 : value;
    }
    tableau[start + entering] = 0;
  }
}
