import { MERCHANT_NAMES, type NamesBySlug } from './merchant-names.ts';
import { SHOP_WORDS } from './shop-words.ts';

type Phrase = { readonly words: readonly string[]; readonly slug: string };
type Dictionary = ReadonlyMap<string, readonly Phrase[]>;

/** Phrases by their first word, the longest first. */
function indexPhrases(names: NamesBySlug): Dictionary {
  const index = new Map<string, Phrase[]>();
  for (const [slug, list] of Object.entries(names)) {
    for (const name of list.split('|')) {
      const words = name.split(' ');
      const [first = ''] = words;
      index.set(first, [...(index.get(first) ?? []), { words, slug }]);
    }
  }
  for (const phrases of index.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return index;
}

const MERCHANTS = indexPhrases(MERCHANT_NAMES);
const SHOPS = indexPhrases(SHOP_WORDS);

/** The longest phrase wins (Uber Eats before Uber), then the one that comes first. */
function findPhrase(
  dictionary: Dictionary,
  words: readonly string[],
  isKnown: (slug: string) => boolean,
): string | null {
  let best: Phrase | null = null;
  for (const [position, word] of words.entries()) {
    const match = dictionary
      .get(word)
      ?.find(
        ({ slug, words: parts }) =>
          isKnown(slug) && parts.every((part, offset) => words[position + offset] === part),
      );
    if (match && match.words.length > (best?.words.length ?? 0)) best = match;
  }
  return best?.slug ?? null;
}

type FindSlug = (words: readonly string[], isKnown: (slug: string) => boolean) => string | null;

/** The sub-category of the merchant that the words of a description name, or null. */
export const findMerchant: FindSlug = (words, isKnown) => findPhrase(MERCHANTS, words, isKnown);

/** The sub-category of the kind of shop that the words of a description name, or null. */
export const findShop: FindSlug = (words, isKnown) => findPhrase(SHOPS, words, isKnown);
