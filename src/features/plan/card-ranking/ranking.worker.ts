import { computeRanking, type RankingQuestion } from './compute-ranking.ts';

/** Ranks outside the page's thread; each worker answers one question. */
self.addEventListener('message', ({ data }: MessageEvent<RankingQuestion>) => {
  for (const part of computeRanking(data)) self.postMessage(part);
});
