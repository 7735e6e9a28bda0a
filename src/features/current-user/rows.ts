type Row = { id: string };

/** The rows with `row` in the place of the one of its id, or at the end. */
export function insertRow<R extends Row>(rows: readonly R[], row: R): R[] {
  return rows.some(({ id }) => id === row.id) ? replaceRow(rows, row) : [...rows, row];
}

/** The rows with `row` in the place of the one of its id, if there is one. */
export function replaceRow<R extends Row>(rows: readonly R[], row: R): R[] {
  return rows.map((each) => (each.id === row.id ? row : each));
}
