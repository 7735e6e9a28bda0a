import { countsAsBrand, isCommonName } from './common-names.ts';
import { findClosest } from './find-closest.ts';
import { memoizeText } from './memoize-text.ts';
import { afterStar, withoutCodes, withoutPrefix, withoutTill, wordsOf } from './merchant-words.ts';
import { isShortFor } from './shortened.ts';
import { isTown, isTownName } from './towns.ts';

/** A shop, under the names that people know it by and that statements print. */
export type Merchant = {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Slug of the sub-category that a purchase there is likely to count as. */
  readonly subCategory: string;
};

/** A shorter word in a description is as likely an ordinary word as a name. */
const LEAST_LETTERS_INSIDE = 6;
/** Fewer letters begin too many names; more are required if the description continues with other words. */
const LEAST_LETTERS_OF_BEGINNING = 5;
const LEAST_LETTERS_BEFORE_OTHERS = 8;
const LEAST_LETTERS_OF_LONG_BEGINNING = 10;
/** A name glued to a town, or to more: fewer letters begin too many words. */
const LEAST_LETTERS_GLUED = 6;
const LEAST_LETTERS_AFTER_GLUED = 2;
/** Letters of the next word that must continue a longer name: `BJS RESTAURANTS` is not the warehouse club `BJS`. */
const LEAST_LETTERS_OF_NEXT = 3;

/** Key for comparison: `WAL-MART` equals `Walmart`. */
const keyOf = (words: readonly string[]) => words.join('');

/** A shop, and if a town is glued to it rather than other letters. */
type GluedName<M extends Merchant> = { readonly merchant: M; readonly isTown: boolean };

/** Shops by what people type and statements print. */
type MerchantIndex<M extends Merchant> = {
  /** The shop whose name is the whole text, else the longest name at its beginning or inside it. */
  readonly find: (text: string) => M | null;
  /** True if it is the whole text. */
  readonly isName: (text: string) => boolean;
  /** The shop whose name is glued to what follows it: `STARBUCKSSEATTLE`. */
  readonly findGlued: (text: string) => GluedName<M> | null;
  /** The shop whose name begins with the text, if the text is long and has several words: few names begin like that. */
  readonly findCutOff: (text: string) => M | null;
  /** The shop with the shortest name that the text is the beginning of: statements cut names off. */
  readonly findBeginning: (text: string) => M | null;
  /** The shop whose name is misspelled by a letter or two. */
  readonly findMisspelled: (text: string) => M | null;
  /** The shop whose name the first words abbreviate, as statements do to save room. */
  readonly findShortened: (text: string) => M | null;
};

/** Words of a text, and the text that has their numbers too. */
type Reading = { readonly words: readonly string[]; readonly text: string };

/** The till's own name is a merchant's where nothing else is: `GOOGLE *ADS`; a shop's name is its address on the web. */
const readings = memoizeText((text): readonly Reading[] => {
  const all = [withoutTill(text), withoutPrefix(text).rest, text.replace(/\.com\b.*/iu, '')];
  return [...new Set(all)].map((each) => ({ words: wordsOf(each), text: each }));
});

/** Fallback readings: without text attached to words, and after a star. */
function furtherReadings(text: string): readonly Reading[] {
  const words = wordsOf(text);
  const bare = withoutCodes(words);
  const after = afterStar(text);
  return [
    ...(bare.some((word, index) => word !== words[index]) ? [{ words: bare, text }] : []),
    ...(after === text ? [] : [{ words: wordsOf(after), text: after }]),
  ];
}

/**
 * Number of first words, at least one, behind which only a town or numbers follow: other words would follow no name that is cut off.
 */
const countUntilPlace = (words: readonly string[]) =>
  Math.max(1, words.findLastIndex((word) => !/\d/.test(word) && !isTown(word)) + 1);

/**
 * Rest of the word in which the first `length` letters of all words end. Empty if they end before its third letter:
 * `LUCKYS` is not in `LUCKY STRIKE`.
 */
function restOfWord(words: readonly string[], length: number): string {
  let left = length;
  for (const word of words) {
    if (left < word.length) return left < LEAST_LETTERS_OF_NEXT ? '' : word.slice(left);
    left -= word.length;
  }
  return '';
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | null {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return null;
}

/** The shortest of the sorted keys that begin with some letters. */
function findShortest(keys: readonly string[], start: string): string | undefined {
  let low = 0;
  for (let high = keys.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let shortest: string | undefined;
  for (let key = keys[low]; key?.startsWith(start) === true; key = keys[(low += 1)]) {
    if (shortest === undefined || key.length < shortest.length) shortest = key;
  }
  return shortest;
}

/** First letters by which most words are known to begin no name. */
const LETTERS_OF_START = 4;

/** Names per step, after which building may pause: they take a few milliseconds on a slow phone. */
const NAMES_A_STEP = 100;

/**
 * Indexes shops step by step: thousands of names at once would block a key typed meanwhile. Among shops of the same name
 * the first wins, and names win over aliases.
 */
export function* buildMerchantIndex<M extends Merchant>(
  merchants: readonly M[],
): Generator<undefined, MerchantIndex<M>> {
  const byKey = new Map<string, M>();
  const lastWords = new Map<string, string>();
  let mostWords = 0;
  const add = (merchant: M, name: string) => {
    const words = wordsOf(name);
    const key = keyOf(words);
    mostWords = Math.max(mostWords, words.length);
    if (key === '' || byKey.has(key)) return;
    byKey.set(key, merchant);
    lastWords.set(key, words.at(-1) ?? '');
  };
  const named = merchants.map((merchant) => [merchant, merchant.name] as const);
  const also = merchants.flatMap((merchant) =>
    merchant.aliases.map((alias) => [merchant, alias] as const),
  );
  for (const [at, [merchant, name]] of [...named, ...also].entries()) {
    if (at % NAMES_A_STEP === 0) yield;
    add(merchant, name);
  }
  yield;
  const keys = [...byKey.keys()].sort();
  const starts = new Set(keys.map((key) => key.slice(0, LETTERS_OF_START)));
  const mostLetters = keys.reduce((most, key) => Math.max(most, key.length), 0);

  /** Maximum number of first words a name can begin with: a text may have thousands, and each number is tried. */
  const countPossible = (words: readonly string[]): number => {
    let letters = 0;
    const beyond = words.findIndex((word) => (letters += word.length) > mostLetters);
    return beyond === -1 ? words.length : beyond;
  };

  /** The key of a name, which people put in the singular or in the plural. */
  const findKey = (key: string): string | undefined => {
    if (byKey.has(key)) return key;
    if (key.length < LEAST_LETTERS_INSIDE) return undefined;
    const other = key.endsWith('S') ? key.slice(0, -1) : `${key}S`;
    return byKey.has(other) ? other : undefined;
  };

  /** The shop that some of the words name, unless the others show that it is an ordinary word. */
  const findNamed = ({ words, text }: Reading, start: number, end: number): M | undefined => {
    const key = findKey(keyOf(words.slice(start, end)));
    const merchant = key === undefined ? undefined : byKey.get(key);
    if (key === undefined || !merchant) return undefined;
    const others = [...words.slice(0, start), ...words.slice(end)];
    const { subCategory } = merchant;
    return countsAsBrand({ key, subCategory, others, text }) ? merchant : undefined;
  };

  const findAt = (reading: Reading, start: number): M | undefined => {
    const { words } = reading;
    const first = words[start] ?? '';
    if (first.length >= LETTERS_OF_START && !starts.has(first.slice(0, LETTERS_OF_START))) {
      return undefined;
    }
    for (let end = Math.min(words.length, start + mostWords); end > start; end -= 1) {
      if (keyOf(words.slice(start, end)).length < LEAST_LETTERS_INSIDE) return undefined;
      const merchant = findNamed(reading, start, end);
      if (merchant) return merchant;
    }
    return undefined;
  };

  /** The shop with the shortest name that begins with the first words, of which the last may be in the plural. */
  const findLonger = (words: readonly string[]): M | undefined => {
    const start = keyOf(words);
    const shortest =
      findShortest(keys, start) ??
      (start.endsWith('S') ? findShortest(keys, start.slice(0, -1)) : undefined);
    return shortest === undefined ? undefined : byKey.get(shortest);
  };

  /** The shop that the first words name, unless the next ones are the beginning of a longer name. */
  const findFirst = (reading: Reading): M | undefined => {
    const { words } = reading;
    const most = Math.min(words.length, mostWords);
    let named: M | undefined;
    let length = most;
    while (length > 0 && !named) {
      named = findNamed(reading, 0, length);
      length -= 1;
    }
    if (!named) return undefined;
    for (let count = most; count > length + 1; count -= 1) {
      if ((words[count - 1] ?? '').length < LEAST_LETTERS_OF_NEXT) continue;
      const longer = findLonger(words.slice(0, count));
      if (longer) return longer;
    }
    return named;
  };

  const findWithin = (reading: Reading): M | undefined => {
    const first = findFirst(reading);
    if (first) return first;
    for (const start of reading.words.keys()) {
      const merchant = start > 0 ? findAt(reading, start) : undefined;
      if (merchant) return merchant;
    }
    return undefined;
  };

  const findGlued = (words: readonly string[]): GluedName<M> | undefined => {
    const all = keyOf(words.slice(0, countPossible(words) + 1)).slice(0, mostLetters);
    for (let length = all.length; length >= LEAST_LETTERS_GLUED; length -= 1) {
      const key = all.slice(0, length);
      const merchant = byKey.get(key);
      if (!merchant || isCommonName(key)) continue;
      const rest = restOfWord(words, length);
      if (rest.length < LEAST_LETTERS_AFTER_GLUED) continue;
      return { merchant, isTown: isTownName(rest) };
    }
    return undefined;
  };

  const findBeginning = (words: readonly string[]): M | undefined => {
    const fewest = countUntilPlace(words);
    for (let count = countPossible(words); count >= fewest; count -= 1) {
      const start = keyOf(words.slice(0, count));
      const isWhole = count === words.length;
      const least = isWhole ? LEAST_LETTERS_OF_BEGINNING : LEAST_LETTERS_BEFORE_OTHERS;
      if (start.length < least) return undefined;
      if (!isWhole && isCommonName(start)) continue;
      const shortest = findShortest(keys, start);
      if (shortest !== undefined) return byKey.get(shortest);
    }
    return undefined;
  };

  const findShortened = (words: readonly string[]): M | undefined => {
    const fewest = countUntilPlace(words);
    for (let count = countPossible(words); count >= fewest; count -= 1) {
      const short = keyOf(words.slice(0, count));
      const [name] = keys
        .filter((key) => isShortFor(short, { name: key, lastWord: lastWords.get(key) ?? '' }))
        .sort((a, b) => a.length - b.length);
      if (name !== undefined) return byKey.get(name);
    }
    return undefined;
  };

  return {
    find: (text) => {
      const all = readings(text);
      return (
        firstOf(all, (reading) => findNamed(reading, 0, reading.words.length)) ??
        firstOf(all, findWithin) ??
        firstOf(furtherReadings(text), findWithin)
      );
    },
    isName: (text) => readings(text).some(({ words }) => byKey.has(keyOf(words))),
    findGlued: (text) => findGlued(wordsOf(withoutTill(text))) ?? null,
    findCutOff: (text) => {
      const words = wordsOf(withoutTill(text));
      const start = keyOf(words);
      if (words.length < 2 || start.length < LEAST_LETTERS_OF_LONG_BEGINNING) return null;
      return byKey.get(findShortest(keys, start) ?? '') ?? null;
    },
    findBeginning: (text) => findBeginning(wordsOf(withoutTill(text))) ?? null,
    findMisspelled: (text) => {
      const name = findClosest(keyOf(wordsOf(text)), keys);
      return byKey.get(name ?? '') ?? null;
    },
    findShortened: (text) => findShortened(wordsOf(withoutTill(text))) ?? null,
  };
}
