import { countMistakes } from './count-mistakes.ts';
import { withoutTill, wordsOf } from './merchant-words.ts';

/** A shop, under the names that people know it by and that statements print. */
export type Merchant = {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Slug of the sub-category that a purchase there is likely to count as. */
  readonly subCategory: string;
};

/** A shorter word inside of a description is as likely a word as a name. */
const LEAST_LETTERS_INSIDE = 6;
/** Fewer letters are the beginning of too many names; more are needed where the description goes on with other words. */
const LEAST_LETTERS_OF_BEGINNING = 5;
const LEAST_LETTERS_BEFORE_OTHERS = 8;
/** Letters for each of which one may be wrong. */
const LETTERS_PER_MISTAKE = 5;
const MOST_MISTAKES = 2;

/** What is compared: `WAL-MART` is `Walmart`. */
const keyOf = (words: readonly string[]) => words.join('');

/** Shops by what people type and statements print. */
export type MerchantIndex<M extends Merchant> = {
  /** The shop that the whole text names, or else the longest name that it begins with or holds. */
  readonly find: (text: string) => M | null;
  /** Whether that is the whole text. */
  readonly isName: (text: string) => boolean;
  /** The shop with the shortest name that the text is the beginning of: statements cut names off. */
  readonly findBeginning: (text: string) => M | null;
  /** The shop whose name the text misspells by a letter or two, as people do. */
  readonly findMisspelled: (text: string) => M | null;
};

/** The till's own name is a merchant's where nothing else is: `GOOGLE *ADS`; a shop's name is its address on the web. */
const readings = (text: string) =>
  [...new Set([withoutTill(text), text, text.replace(/\.com\b.*/iu, '')])].map(wordsOf);

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

/** Of shops with the same name the first counts, and a name before an alias. */
export function createMerchantIndex<M extends Merchant>(merchants: readonly M[]): MerchantIndex<M> {
  const byKey = new Map<string, M>();
  let mostWords = 0;
  const add = (merchant: M, name: string) => {
    const words = wordsOf(name);
    const key = keyOf(words);
    mostWords = Math.max(mostWords, words.length);
    if (key !== '' && !byKey.has(key)) byKey.set(key, merchant);
  };
  for (const merchant of merchants) add(merchant, merchant.name);
  for (const merchant of merchants) for (const alias of merchant.aliases) add(merchant, alias);
  const keys = [...byKey.keys()].sort();

  const findAt = (words: readonly string[], start: number): M | undefined => {
    for (let end = Math.min(words.length, start + mostWords); end > start; end -= 1) {
      const key = keyOf(words.slice(start, end));
      if (start > 0 && key.length < LEAST_LETTERS_INSIDE) return undefined;
      const merchant = byKey.get(key);
      if (merchant) return merchant;
    }
    return undefined;
  };

  const findWithin = (words: readonly string[]): M | undefined => {
    for (const start of words.keys()) {
      const merchant = findAt(words, start);
      if (merchant) return merchant;
    }
    return undefined;
  };

  const findBeginning = (words: readonly string[]): M | undefined => {
    for (let count = words.length; count > 0; count -= 1) {
      const start = keyOf(words.slice(0, count));
      const isWhole = count === words.length;
      const least = isWhole ? LEAST_LETTERS_OF_BEGINNING : LEAST_LETTERS_BEFORE_OTHERS;
      if (start.length < least) return undefined;
      const shortest = findShortest(keys, start);
      if (shortest !== undefined) return byKey.get(shortest);
    }
    return undefined;
  };

  const findMisspelled = (typed: string): M | undefined => {
    let most = Math.min(MOST_MISTAKES, Math.floor(typed.length / LETTERS_PER_MISTAKE));
    let best: string | undefined;
    for (const key of keys) {
      if (most < 1) break;
      const mistakes = countMistakes(typed, key, most);
      if (mistakes > most) continue;
      best = key;
      most = mistakes - 1;
    }
    return best === undefined ? undefined : byKey.get(best);
  };

  return {
    find: (text) => {
      const all = readings(text);
      return (
        firstOf(all, (words) => byKey.get(keyOf(words))) ??
        firstOf(all, (words) => findWithin(words))
      );
    },
    isName: (text) => readings(text).some((words) => byKey.has(keyOf(words))),
    findBeginning: (text) => findBeginning(wordsOf(withoutTill(text))) ?? null,
    findMisspelled: (text) => findMisspelled(keyOf(wordsOf(text))) ?? null,
  };
}
