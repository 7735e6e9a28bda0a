/** Minimum letters: fewer abbreviate too many names. */
const LEAST_LETTERS = 6;
const LEAST_LETTERS_OF_PART = 4;
/** A name this many times as long is a different one. */
const MOST_TIMES_AS_LONG = 1.65;

/** Abbreviates a name as statements do: its first letter and its consonants, without repeats. */
const consonantsOf = (name: string) =>
  name.charAt(0) +
  name
    .slice(1)
    .replace(/[AEIOU]/g, '')
    .replace(/(.)\1+/g, '$1');

/** True if the letters of `short` are in `name` in the same order, with some left out. */
function isWithin(short: string, name: string): boolean {
  let at = 0;
  for (const letter of name) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** A name in its compared form, and its last word. */
type NameInFull = { readonly name: string; readonly lastWord: string };

/** True for the beginning of the name and its last word: `NORD` and `RACK`. */
function isBeginningAndEnd(short: string, { name, lastWord }: NameInFull): boolean {
  const beginning = short.slice(0, -lastWord.length);
  return (
    lastWord.length >= LEAST_LETTERS_OF_PART &&
    beginning.length >= LEAST_LETTERS_OF_PART &&
    short.endsWith(lastWord) &&
    name.startsWith(beginning)
  );
}

/** True if a text in capitals abbreviates a name: without vowels as `TRDRJOES`, or without its middle as `NORDRACK`. */
export function isShortFor(short: string, full: NameInFull): boolean {
  const { name } = full;
  if (short.length < LEAST_LETTERS || name.length <= short.length) return false;
  if (!name.startsWith(short.charAt(0)) || name.length > short.length * MOST_TIMES_AS_LONG)
    return false;
  return (
    isBeginningAndEnd(short, full) ||
    (isWithin(short, name) && consonantsOf(short) === consonantsOf(name))
  );
}
