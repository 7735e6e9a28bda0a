/** One wrong letter is allowed for each of this many. */
const LETTERS_PER_MISTAKE = 5;
const MOST_MISTAKES = 2;

/** Length of the common prefix. */
function countAlike(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/**
 * Letters to be changed, added, left out or swapped with their neighbor to make one text of another (the distance of Damerau and
 * Levenshtein); `most + 1` where it is more than `most`.
 */
export function countMistakes(typed: string, name: string, most: number): number {
  if (Math.abs(typed.length - name.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const at = (counts: readonly number[], place: number) => counts[place] ?? Infinity;
      const isSame = typed[row - 1] === name[column - 1];
      const isSwapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      next[column] = Math.min(
        at(next, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[name.length] ?? most + 1;
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
