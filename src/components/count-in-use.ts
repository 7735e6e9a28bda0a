/** How many filters narrow a list: one that is undefined, empty or off does not. */
export const countInUse = (...filters: readonly unknown[]): number =>
  filters.filter(Boolean).length;
