import { countMistakes } from '@/domain/merchant/find-closest.ts';
import { placeOf } from '@/domain/popular-cards.ts';
import { lengthenName, LONGEST_QUERY, normalizeSearchText } from '@/lib/search-text.ts';

type Named = { readonly slug: string; readonly name: string };

/** Letters that may be wrong in a word: none in a short one, which would be another word. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const wordsOf = (text: string) =>
  normalizeSearchText(text)
    .replaceAll(/[.'’]/gu, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== '');

const known = new Map<string, readonly string[]>();

/** Words of the name of a card or an issuer, each taken apart once. */
function wordsOfName(name: string): readonly string[] {
  const words = known.get(name) ?? wordsOf(name);
  known.set(name, words);
  return words;
}

const MOST_COUNTED = 500;
/** Mistakes of typed words against those of names: cards share most of their words. */
const counted = new Map<string, Map<string, number>>();

function countedOf(typed: string): Map<string, number> {
  let known = counted.get(typed);
  if (known === undefined) {
    if (counted.size >= MOST_COUNTED) counted.clear();
    known = new Map();
    counted.set(typed, known);
  }
  return known;
}

/** Counts the wrong letters in a typed word, which may be incomplete; null if it is a different word. */
function mistakesAgainst(typed: string, words: readonly string[]): number | null {
  if (words.some((word) => word.includes(typed))) return 0;
  const most = mistakesIn(typed);
  if (most === 0) return null;
  const known = countedOf(typed);
  let fewest = most + 1;
  for (const word of words) {
    let mistakes = known.get(word);
    if (mistakes === undefined) {
      mistakes = Math.min(
        countMistakes(typed, word, most),
        countMistakes(typed, word.slice(0, typed.length), most),
      );
      known.set(word, mistakes);
    }
    fewest = Math.min(fewest, mistakes);
  }
  return fewest <= most ? fewest : null;
}

/** 0 the name itself, with or without its issuer, 1 its beginning, 2 the words in a row, 3 anything else. */
function distanceOf(typed: string, name: string, bare: string): number {
  if (typed === name || typed === bare) return 0;
  if (name.startsWith(typed) || bare.startsWith(typed)) return 1;
  return name.includes(typed) ? 2 : 3;
}

/** The cards that a text may mean, with how they differ from it; `count` counts the mistakes of a word. */
function rankCards<C extends Named>(
  cards: readonly C[],
  issuerOf: (card: C) => string,
  query: string,
  count = mistakesAgainst,
) {
  const typed = wordsOf(query.slice(0, LONGEST_QUERY)).flatMap((word) =>
    wordsOf(lengthenName(word) ?? word),
  );
  const phrase = typed.join(' ');
  const found = cards.flatMap((card) => {
    const issuer = wordsOfName(issuerOf(card));
    const own = wordsOfName(card.name);
    let mistakes = 0;
    for (const word of typed) {
      const wrong = count(word, [...own, ...issuer]);
      if (wrong === null) return [];
      mistakes += wrong;
    }
    const name = own.join(' ');
    const isLed = issuer.every((word, index) => own[index] === word);
    const bare = isLed ? own.slice(issuer.length).join(' ') : name;
    const led = [...issuer, ...own].join(' ');
    const distance = phrase === '' || phrase === led ? 0 : distanceOf(phrase, name, bare);
    return [{ card, mistakes, distance, length: own.length }];
  });
  return found.sort(
    (a, b) =>
      a.mistakes - b.mistakes ||
      (a.distance === 0 ? 0 : 1) - (b.distance === 0 ? 0 : 1) ||
      placeOf(a.card.slug) - placeOf(b.card.slug) ||
      a.distance - b.distance ||
      (phrase === '' ? 0 : a.length - b.length) ||
      a.card.name.localeCompare(b.card.name),
  );
}

/**
 * Finds cards by their names and issuers as people type them: short (`csr`, `bcp`), in part, in any order and with a letter
 * wrong. The best first: fewer mistakes, the name itself before a longer one, and what many people hold.
 */
export function searchCards<C extends Named>(
  cards: readonly C[],
  issuerOf: (card: C) => string,
  query: string,
): C[] {
  return rankCards(cards, issuerOf, query).map(({ card }) => card);
}

/**
 * Cards of just this name, with or without its issuer; if there are none, all that it may mean, the best first. Letters
 * may be wrong if it is `tolerant`, which takes longer than all the rest.
 */
export function findNamedCards<C extends Named>(
  cards: readonly C[],
  issuerOf: (card: C) => string,
  name: string,
  tolerant: boolean,
): C[] {
  const plain = (typed: string, words: readonly string[]) =>
    words.some((word) => word.includes(typed)) ? 0 : null;
  const found = rankCards(cards, issuerOf, name, tolerant ? mistakesAgainst : plain);
  const exact = found.filter(({ mistakes, distance }) => mistakes === 0 && distance === 0);
  return (exact.length > 0 ? exact : found).map(({ card }) => card);
}
