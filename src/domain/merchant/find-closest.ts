import { countMistakes } from './count-mistakes.ts';

/** One wrong letter is allowed for each of this many. */
const LETTERS_PER_MISTAKE = 5;
const MOST_MISTAKES = 2;

/** Length of the common prefix. */
function countAlike(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** Finds the name with the fewest wrong letters, up to a limit by length; ties go to the longest correct beginning. */
export function findClosest(typed: string, names: readonly string[]): string | undefined {
  let most = Math.min(MOST_MISTAKES, Math.floor(typed.length / LETTERS_PER_MISTAKE));
  let best: string | undefined;
  if (most < 1) return undefined;
  for (const name of names) {
    const mistakes = countMistakes(typed, name, most);
    if (mistakes > most) continue;
    const isBetter =
      mistakes < most || best === undefined || countAlike(typed, name) > countAlike(typed, best);
    if (isBetter) best = name;
    most = mistakes;
  }
  return best;
}
