import type { QueryClient } from '@tanstack/react-query';

/** How a change that may wait without a network speaks of itself when it is refused at last. */
export interface EditWords<Variables = unknown> {
  /** A sentence: what did not happen. */
  readonly refused: string;
  // Methods, so that the words of any change are words of a change.
  /** What the person entered. */
  typed(variables: Variables): object;
  /** The same change on top of what stands now; undefined where there is nothing left to change. */
  again(variables: Variables, client: QueryClient): Variables | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { edit?: EditWords };
  }
}
