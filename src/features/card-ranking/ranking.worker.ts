import { computeRanking, type RankingQuestion } from './compute-ranking.ts';

/** Ranks off the page's own thread: one question for each worker. */
self.addEventListener('message', ({ data }: MessageEvent<RankingQuestion>) => {
  for (const part of computeRanking(data)) self.postMessage(part);
});
