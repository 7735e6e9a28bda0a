/** Words of a text like ours that most people read in a minute. */
const WORDS_PER_MINUTE = 220;

/** `1 min read` at least. */
export function formatReadingTime(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}
