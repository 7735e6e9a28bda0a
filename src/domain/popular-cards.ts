/** Widely held cards, most often named first: an editor's order, for lists and an empty search. */
export const popular = [
  'chase-sapphire-preferred',
  'chase-freedom-unlimited',
  'amex-gold',
  'amex-platinum',
  'venture-x',
  'citi-double-cash',
  'chase-sapphire-reserve',
  'chase-freedom-flex',
  'blue-cash-preferred',
  'discover-it-cash-back',
  'quicksilver',
  'wells-fargo-active-cash',
  'citi-custom-cash',
  'savor',
  'amazon-visa',
  'venture',
  'blue-cash-everyday',
  'apple-card',
  'costco-anywhere-visa',
  'bofa-customized-cash',
  'citi-strata-premier',
  'ink-business-preferred',
  'wells-fargo-autograph',
];
const places = new Map(popular.map((slug, index) => [slug, index]));

/** A card's place in that order; all others share the last one. */
export const placeOf = (slug: string) => places.get(slug) ?? popular.length;
