import { ErrorState } from './error-state.tsx';

export type AddedRead = {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type AddingNoteProps = {
  reads: readonly AddedRead[];
  adding: string;
  added: string;
  failed: string;
};

/** Loading and failure note for deferred data, with retry. */
export function AddingNote({ reads, adding, added, failed }: AddingNoteProps) {
  const missing = reads.filter(({ isLoadingError }) => isLoadingError);
  if (missing.length > 0) {
    return (
      <ErrorState
        title={failed}
        onRetry={() => {
          for (const { refetch } of missing) void refetch();
        }}
        isRetrying={missing.some(({ isFetching }) => isFetching)}
      />
    );
  }
  return (
    <p className="text-muted-foreground text-sm print:hidden" role="status">
      {reads.some(({ isPending }) => isPending) ? adding : added}
    </p>
  );
}
