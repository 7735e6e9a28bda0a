import { memoizeText } from './memoize-text.ts';

/** A sub-category's slug and codes, such as `5812 5811` or `3000-3299`. */
export type CodedSubCategory = { readonly slug: string; readonly mccCodes: string };

type CodeRange = {
  readonly from: number;
  readonly to: number;
  readonly slug: string;
  readonly size: number;
};

function rangesOf({ slug, mccCodes }: CodedSubCategory): CodeRange[] {
  const parts = mccCodes.split(/[\s,]+/).filter((part) => part !== '');
  return parts.flatMap((part) => {
    const match = /^(\d{4})(?:-(\d{4}))?$/.exec(part);
    if (!match) return [];
    const from = Number(match[1]);
    return { from, to: Number(match[2] ?? match[1]), slug, size: parts.length };
  });
}

/**
 * Sub-categories by merchant category code. Where several name a code, the narrowest range wins (an
 * airline's own code before all airfare), then the sub-category with the fewest codes.
 */
export function indexMerchantCodes(
  subCategories: readonly CodedSubCategory[],
): ReadonlyMap<number, string> {
  const ranges = subCategories
    .flatMap(rangesOf)
    .sort((a, b) => b.to - b.from - (a.to - a.from) || b.size - a.size);
  const byCode = new Map<number, string>();
  for (const { from, to, slug } of ranges) {
    for (let code = from; code <= to; code += 1) byCode.set(code, slug);
  }
  return byCode;
}

/** Reads the code in a cell, with or without a leading zero or text around it; null if there is none. */
export function parseMerchantCode(text: string): number | null {
  const match = /(?<!\d)0?(\d{4})(?!\d)/.exec(text);
  return match ? Number(match[1]) : null;
}

/** Marks of a code in a line's words or memo. */
const MARKED_CODES = [
  // Elan, U.S. Bank and Fidelity: the purchase's reference, the code, and empty fields.
  /(?<!\d)\d{15,}\s*;\s*0?(\d{4})\s*(?:;|$)/,
  // Credit unions: the day, the trace number and the code at the end.
  /(?<!\d)\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s+(?:\d{2}:\d{2}\s+)?\d{10,}\s+0?(\d{4})\s*$/,
  // Regions: the code before the town, the state, its postal code and the card.
  /^card purchase\b.*\s(\d{4})\s+[a-z .]+\s[a-z]{2}\s+\d{5}\s+\d{4}$/i,
  /\b(?:MCC|SIC|MERCHANT CATEGORY(?: CODE)?)[\s:#=]*0?(\d{4})(?!\d)/i,
];

/** Finds the merchant category code in a memo such as `24…; 05411; ; ; ;`; null if none is marked as one. */
export const findCodeInMemo = memoizeText((memo): number | null => {
  for (const marked of MARKED_CODES) {
    const [, code] = marked.exec(memo) ?? [];
    if (code !== undefined) return Number(code);
  }
  return null;
});
