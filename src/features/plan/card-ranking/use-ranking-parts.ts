import { useEffect, useState } from 'react';
import type { RankingParts, RankingSource } from './create-ranking-source.ts';

const join = (before: RankingParts, now: RankingParts): RankingParts => ({
  alone: { ...before.alone, ...now.alone },
  added: { ...before.added, ...now.added },
});

/** A source's parts so far; for missing ones the previous values, which may be on screen. */
export function useRankingParts(source: RankingSource): RankingParts {
  const [known, setKnown] = useState(source.get);
  const [failure, setFailure] = useState<{ readonly error: Error }>();
  useEffect(
    () =>
      source.listen({
        onPart: (parts) => {
          setKnown((before) => join(before, parts));
        },
        onFail: (error) => {
          setFailure({ error });
        },
      }),
    [source],
  );
  // A bug of the engine belongs on the screen's error page, not into a worker.
  if (failure !== undefined) throw failure.error;
  return join(known, source.get());
}
