/** Counts the active filters; one that is undefined, empty or off is not active. */
export const countInUse = (...filters: readonly unknown[]): number =>
  filters.filter(Boolean).length;
