export type CardFacts = {
  readonly name: string;
  readonly network: string;
  readonly product_family: string | null;
  /** `#rrggbb` */
  readonly art_primary_hex: string;
  readonly art_secondary_hex: string;
  /** `metal` or `plastic`; null if it is not known. */
  readonly material: string | null;
  /** Its place among the cards of its issuer, from 0; null while it has none. */
  readonly issuer_rank: number | null;
  readonly point_systems: { readonly slug: string; readonly kind: string };
};

export type Motif =
  | 'rosette'
  | 'rings'
  | 'facets'
  | 'meridians'
  | 'arcs'
  | 'links'
  | 'contrails'
  | 'windows'
  | 'awning'
  | 'lattice';

/** Motif by point system slug, or by kind of point system. */
const motifs: Readonly<Record<string, Motif>> = {
  'amex-membership-rewards': 'rings',
  'chase-ultimate-rewards': 'facets',
  'capital-one-miles': 'meridians',
  'citi-thankyou': 'arcs',
  cashback: 'rosette',
  airline: 'contrails',
  hotel: 'windows',
  transferable: 'links',
};

export type CardFace = {
  readonly motif: Motif;
  /** How the background is divided: 0 undivided, 1 by a foot, 2 by a slanted edge, 3 by a spine. */
  readonly composition: number;
  /** One to four characters. */
  readonly monogram: string;
  /** The network's initial; empty for a card that only its store takes. */
  readonly initial: string;
  readonly ground: string;
  readonly second: string;
  /** The color of type on the ground. */
  readonly ink: string;
  /** The color of the engraving on the ground. */
  readonly line: string;
  /** Metal cards catch the light; plastic and unknown materials are flat. */
  readonly isMetal: boolean;
  /** Index of the four drawings of the motif: the same for every card of a family. */
  readonly hand: number;
};

/** WCAG relative luminance of `#rrggbb`. */
function computeLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colors. */
export function computeContrast(a: string, b: string): number {
  const [x, y] = [computeLuminance(a) + 0.05, computeLuminance(b) + 0.05];
  return Math.max(x / y, y / x);
}

/** White or ink, whichever reads better on a color: at this luminance both read alike. */
export function pickInk(ground: string): string {
  return computeLuminance(ground) > 0.198 ? '#0f172a' : '#ffffff';
}

/** Words too common in card names to tell one card from another. */
const common =
  /^(visa|mastercard|amex|american|express|discover|signature|world|infinite|card|credit|rewards?|from|for|the|of|and|by|bank)$/i;
/** The audience of a card: always last in the monogram, wherever it appears in the name. */
const audience = /^(students?|secured)$/i;
/** Families told by their second letter from more widely held cards of other issuers: Active, Custom and Sapphire. */
const secondLetter = /^(altitude|customized|strata)$/i;
const unwanted = /^(ass?|b[jos]|cum?|f[cfu]|fag|ho|kkk|pms|pu|sex|ss|std|tit|wc)$/i;

/** The letters that set a product apart among those of its issuer. */
function composeMonogram(name: string, issuer: string): string {
  const all = name.replace(/\(.*/, '').match(/[\p{L}\p{N}][\p{L}\p{N}.'+-]*/gu) ?? [name];
  const own = issuer.split(' ');
  const isTelling = (word: string) => !common.test(word) && !own.includes(word);
  const told = all.filter(isTelling);
  const words = told.length > 0 ? told : all;
  const isForSome = (word: string) => audience.test(word);
  const [first = '', ...rest] =
    words.length === 1
      ? (words[0] ?? '').split(/(?<=[a-z])(?=[A-Z])/)
      : [...words.filter((word) => !isForSome(word)), ...words.filter(isForSome)];
  const last = rest.at(-1) ?? '';
  const start = (word: string) =>
    word.charAt(0).toUpperCase() + word.slice(1).replace(/[-.]/, '').charAt(0).toLowerCase();
  const middle = rest.length > 1 ? (rest.at(-2) ?? '').charAt(0).toLowerCase() : '';
  // A capital at the end is that of Business.
  const end =
    middle === '' && isForSome(last)
      ? last.slice(0, 2).toLowerCase()
      : last === 'Business'
        ? 'B'
        : last.charAt(0).toLowerCase();
  const lead = secondLetter.test(first) ? start(first) : first.charAt(0).toUpperCase() + middle;
  const letters = last === '' ? start(first) : lead + end;
  const wanted = [letters, start(last || first)].find((found) => !unwanted.test(found));
  return (wanted ?? first.charAt(0)) + (name.includes('+') ? '+' : '');
}

/** FNV-1a: the same text always gives the same number. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** Computes a card's face from its known facts alone: the same facts always give the same face. */
export function computeCardFace(card: CardFacts, issuer: string): CardFace {
  const { slug, kind } = card.point_systems;
  const [ground, second] = [card.art_primary_hex, card.art_secondary_hex];
  const seed = hashText(card.product_family ?? card.name);
  const ink = pickInk(ground);
  return {
    // A card that only its store takes.
    motif: card.network === 'other' ? 'awning' : (motifs[slug] ?? motifs[kind] ?? 'lattice'),
    // Chosen by the card's place among its issuer's cards, so that neighbors differ.
    composition: (card.issuer_rank ?? 0) % 4,
    monogram: composeMonogram(card.name, issuer),
    initial: card.network === 'other' ? '' : card.network.charAt(0).toUpperCase(),
    ground,
    second,
    ink,
    line: computeContrast(second, ground) < 1.4 ? ink : second,
    isMetal: card.material === 'metal',
    hand: (seed >>> 4) % 4,
  };
}
