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
