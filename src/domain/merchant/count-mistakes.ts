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
