import { findClosest } from './find-closest.ts';
import { afterStar, withoutCodes, withoutTill, wordsOf } from './merchant-words.ts';
import { isShortFor } from './shortened.ts';

/** A shop, under the names that people know it by and that statements print. */
export type Merchant = {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Slug of the sub-category that a purchase there is likely to count as. */
  readonly subCategory: string;
};

/** A shorter word inside of a description is as likely a word as a name. */
const LEAST_LETTERS_INSIDE = 6;
/** Fewer letters begin too many names; more are required if the description continues with other words. */
const LEAST_LETTERS_OF_BEGINNING = 5;
const LEAST_LETTERS_BEFORE_OTHERS = 8;
/** Letters of the next word that must continue a longer name: `BJS RESTAURANTS` is not the warehouse club `BJS`. */
const LEAST_LETTERS_OF_NEXT = 3;

/** Key for comparison: `WAL-MART` equals `Walmart`. */
const keyOf = (words: readonly string[]) => words.join('');

/** Shops by what people type and statements print. */
export type MerchantIndex<M extends Merchant> = {
  /** The shop whose name is the whole text, else the longest name at its beginning or inside it. */
  readonly find: (text: string) => M | null;
  /** True if it is the whole text. */
  readonly isName: (text: string) => boolean;
  /** The shop with the shortest name that the text is the beginning of: statements cut names off. */
  readonly findBeginning: (text: string) => M | null;
  /** The shop whose name is misspelled by a letter or two. */
  readonly findMisspelled: (text: string) => M | null;
  /** The shop whose name the first words abbreviate, as statements do to save room. */
  readonly findShortened: (text: string) => M | null;
};

/** The till's own name is a merchant's where nothing else is: `GOOGLE *ADS`; a shop's name is its address on the web. */
const readings = (text: string) =>
  [...new Set([withoutTill(text), text, text.replace(/\.com\b.*/iu, '')])].map(wordsOf);

/** Fallback readings: without text attached to words, and after a star. */
const furtherReadings = (text: string) => [withoutCodes(wordsOf(text)), wordsOf(afterStar(text))];

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

/** Names per step, after which building may pause: they take a few milliseconds on a slow phone. */
const NAMES_A_STEP = 100;

/** Among shops of the same name the first wins, and names win over aliases. */
export function createMerchantIndex<M extends Merchant>(merchants: readonly M[]): MerchantIndex<M> {
  const steps = buildMerchantIndex(merchants);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same step by step: indexing thousands of names at once would block a key typed meanwhile. */
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
  const mostLetters = keys.reduce((most, key) => Math.max(most, key.length), 0);

  /** Maximum number of first words a name can begin with: a text may have thousands, and each number is tried. */
  const countPossible = (words: readonly string[]): number => {
    let letters = 0;
    const beyond = words.findIndex((word) => (letters += word.length) > mostLetters);
    return beyond === -1 ? words.length : beyond;
  };

  /** The shop of a name, which people put in the singular or in the plural. */
  const findKey = (key: string): M | undefined => {
    const found = byKey.get(key);
    if (found || key.length < LEAST_LETTERS_INSIDE) return found;
    return byKey.get(key.endsWith('S') ? key.slice(0, -1) : `${key}S`);
  };

  const findAt = (words: readonly string[], start: number): M | undefined => {
    for (let end = Math.min(words.length, start + mostWords); end > start; end -= 1) {
      const key = keyOf(words.slice(start, end));
      if (start > 0 && key.length < LEAST_LETTERS_INSIDE) return undefined;
      const merchant = findKey(key);
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
  const findFirst = (words: readonly string[]): M | undefined => {
    for (let count = Math.min(words.length, mostWords); count > 0; count -= 1) {
      const named = findKey(keyOf(words.slice(0, count)));
      if (named) return named;
      const next = words[count - 1] ?? '';
      if (count === 1 || next.length < LEAST_LETTERS_OF_NEXT) continue;
      const longer = findLonger(words.slice(0, count));
      if (longer && findAt(words.slice(0, count - 1), 0)) return longer;
    }
    return undefined;
  };

  const findWithin = (words: readonly string[]): M | undefined => {
    const first = findFirst(words);
    if (first) return first;
    for (const start of words.keys()) {
      const merchant = findAt(words, start);
      if (merchant) return merchant;
    }
    return undefined;
  };

  const findBeginning = (words: readonly string[]): M | undefined => {
    for (let count = countPossible(words); count > 0; count -= 1) {
      const start = keyOf(words.slice(0, count));
      const isWhole = count === words.length;
      const least = isWhole ? LEAST_LETTERS_OF_BEGINNING : LEAST_LETTERS_BEFORE_OTHERS;
      if (start.length < least) return undefined;
      const shortest = findShortest(keys, start);
      if (shortest !== undefined) return byKey.get(shortest);
    }
    return undefined;
  };

  const findShortened = (words: readonly string[]): M | undefined => {
    for (let count = countPossible(words); count > 0; count -= 1) {
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
        firstOf(all, (words) => findKey(keyOf(words))) ??
        firstOf(all, findWithin) ??
        firstOf(furtherReadings(text), findWithin)
      );
    },
    isName: (text) => readings(text).some((words) => byKey.has(keyOf(words))),
    findBeginning: (text) => findBeginning(wordsOf(withoutTill(text))) ?? null,
    findMisspelled: (text) => {
      const name = findClosest(keyOf(wordsOf(text)), keys);
      return byKey.get(name ?? '') ?? null;
    },
    findShortened: (text) => findShortened(wordsOf(withoutTill(text))) ?? null,
  };
}
