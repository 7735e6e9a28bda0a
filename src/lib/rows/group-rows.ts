export function groupRows<R, K extends keyof R>(
  rows: readonly R[],
  column: K,
): (value: R[K]) => readonly R[] {
  const groups = new Map<R[K], R[]>();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group) group.push(row);
    else groups.set(row[column], [row]);
  }
  return (value) => groups.get(value) ?? [];
}

/** The same on every device, so that a page is hydrated in the order in which it was prerendered. */
const { compare } = new Intl.Collator('en-US');

export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compare(a.name, b.name);
}

export function byPosition(a: { readonly position: number }, b: { readonly position: number }) {
  return a.position - b.position;
}

type Read = {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

/** Joins the reads of several tables for a screen that shows a placeholder until all are there. */
export function joinReads<Joined>(reads: readonly Read[], join: () => Joined | undefined) {
  const data = reads.every((read) => read.data) ? join() : undefined;
  const error = data ? null : (reads.find((read) => read.error)?.error ?? null);
  return {
    data,
    error,
    isError: error !== null,
    isPending: !data && error === null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.filter((read) => !read.data).map((read) => read.refetch())),
  };
}
