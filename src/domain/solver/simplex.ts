/**
 * Maximise c·x subject to A·x ≤ b, x ≥ 0. Where every b is at least 0, x = 0 is a corner to start from; a row with a
 * limit below 0 asks for something, and a first phase looks for a corner. A dense tableau is right here, since what
 * reaches it is a few dozen rows.
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
};

const REDUCED_COST_EPSILON = 1e-11;
const PIVOT_EPSILON = 1e-9;
const DUST = 1e-14;
/**
 * Many limits are 0, and a corner where several rows are full at once lets the method go round in circles.
 * So it works with limits that are wider by a little, each by its own, and carries the true ones along: at
 * the end their amounts are read.
 */
const WIDENING = 1e-10;
/** What is missing for all rows to hold, at most: rounding. */
const MISSING = 1e-8;
/** After so many pivots in a row that gain nothing, Bland's rule rules out a cycle for certain. */
const STALL_LIMIT = 200;
const PIVOT_LIMIT = 100_000;

/** Different for every row: the fractional parts of the golden ratio's multiples. */
function wideningOf(row: number): number {
  return WIDENING * (1 + ((row * 0.618_033_988_749_895) % 1));
}

/** The optimum; null where nothing keeps all rows. The program must be bounded; an unbounded one throws, since it would be a bug. */
export function maximise({
  rowCount,
  limits,
  values,
  columns,
}: LinearProgram): LinearOptimum | null {
  const columnCount = columns.length;
  /* Columns, slacks, what is missing in the first phase, true limits, widened limits. */
  const missing = columnCount + rowCount;
  const width = missing + 3;
  const trueLimit = width - 2;
  const isAsking = limits.some((limit) => limit < 0);
  const objective = rowCount * width;
  const tableau = new Float64Array((rowCount + (isAsking ? 2 : 1)) * width);
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
    tableau[start + trueLimit] = limit;
    tableau[start + width - 1] = limit + wideningOf(row);
    basis[row] = columnCount + row;
  }
  const shape: Shape = { tableau, basis, rowCount, width, entries: new Int32Array(width) };
  if (isAsking && !findCorner(shape, missing)) return null;
  climb(shape, objective, rowCount + 1);

  const amounts = new Float64Array(columnCount);
  basis.forEach((column, row) => {
    if (column < columnCount) amounts[column] = Math.max(0, tableau[row * width + trueLimit] ?? 0);
  });
  const prices = tableau.slice(objective + columnCount, objective + columnCount + rowCount);
  return { value: tableau[objective + trueLimit] ?? 0, amounts, prices };
}

type Shape = {
  readonly tableau: Float64Array;
  readonly basis: Int32Array;
  readonly rowCount: number;
  readonly width: number;
  readonly entries: Int32Array;
};

/** Pivots until no column gains in the row `objective`; the first `rows` rows are kept up to date. */
function climb(
  { tableau, basis, rowCount, width, entries }: Shape,
  objective: number,
  rows: number,
): void {
  let stalled = 0;
  for (let pivots = 0; ; pivots += 1) {
    if (pivots > PIVOT_LIMIT) throw new Error('the linear program does not come to an end');
    const entering = enteringColumn(tableau, objective, width - 2, stalled > STALL_LIMIT);
    if (entering < 0) return;
    const leaving = leavingRow(tableau, basis, rowCount, width, entering);
    if (leaving < 0) throw new Error('the linear program is unbounded');
    const before = tableau[objective + width - 1] ?? 0;
    pivot(tableau, rows, width, leaving, entering, entries);
    basis[leaving] = entering;
    stalled = (tableau[objective + width - 1] ?? 0) > before ? 0 : stalled + 1;
  }
}

/** The first phase: a column stands for what is missing in the rows that ask for something, and is brought down to 0. */
function findCorner(shape: Shape, missing: number): boolean {
  const { tableau, basis, rowCount, width, entries } = shape;
  const phase = (rowCount + 1) * width;
  let worst = -1;
  for (let row = 0; row < rowCount; row += 1) {
    const limit = tableau[row * width + width - 1] ?? 0;
    if (limit >= 0) continue;
    tableau[row * width + missing] = -1;
    if (worst < 0 || limit < (tableau[worst * width + width - 1] ?? 0)) worst = row;
  }
  if (worst < 0) return true;
  tableau[phase + missing] = 1;
  pivot(tableau, rowCount + 2, width, worst, missing, entries);
  basis[worst] = missing;
  climb(shape, phase, rowCount + 2);
  if ((tableau[phase + width - 2] ?? 0) < -MISSING) return false;
  const left = basis.indexOf(missing);
  if (left >= 0) {
    let best = -1;
    for (let column = 0; column < missing; column += 1) {
      const size = Math.abs(tableau[left * width + column] ?? 0);
      if (
        size > PIVOT_EPSILON &&
        (best < 0 || size > Math.abs(tableau[left * width + best] ?? 0))
      ) {
        best = column;
      }
    }
    if (best >= 0) {
      pivot(tableau, rowCount + 1, width, left, best, entries);
      basis[left] = best;
    }
  }
  for (let row = 0; row <= rowCount; row += 1) tableau[row * width + missing] = 0;
  return true;
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

/** Rows have few entries, so only the columns of the pivot row's are gone through. */
function pivot(
  tableau: Float64Array,
  rows: number,
  width: number,
  leaving: number,
  entering: number,
  entries: Int32Array,
): void {
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
      /* What rounding leaves behind would fill the rows up. */
      tableau[at] = value < DUST && value > -DUST ? 0 : value;
    }
    tableau[start + entering] = 0;
  }
}
