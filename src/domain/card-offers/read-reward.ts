import { cents, points } from '../units.ts';
import type { OfferBack } from './judge-offer.ts';

/** Terms of an offer as its line on the page states them. */
export type OfferTerms = {
  readonly back: OfferBack;
  readonly minSpendCents: number;
  readonly addsUp: boolean;
  readonly times: number | null;
  /** True if the line says "up to 8%", which depends on what is bought. */
  readonly isUpTo: boolean;
};

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?`;
const MONEY = String.raw`\$\s?${NUMBER}`;
const PERCENT = /(up to )?(?:an? )?(?:additional |extra )?(\d{1,3}(?:\.\d+)?)\s?%/i;
const LEAST = new RegExp(
  String.raw`(?:spend(?:ing)?(?: a)?(?: minimum| total)?(?: of)?|purchases? of|minimum(?: spend| purchase)?(?: of)?|min\.?)(?: at least)?:? ${MONEY}|${MONEY}(?: or more|\+| minimum| min\b)`,
  'i',
);
const MOST = new RegExp(
  String.raw`(?:up to|max(?:imum)?\.?|capped at|limit(?: of)?)(?: (?:a )?(?:total )?(?:of )?(?:an? )?)? ?${MONEY}|${MONEY} max`,
  'i',
);
const BACK = new RegExp(
  String.raw`(?:earn|get|receive)(?: an?)?(?: one-time)?(?: extra)? ${MONEY}|${MONEY} ?(?:cash ?back|back|statement credit|credit|off|bonus)|^${MONEY}$`,
  'i',
);
const WORDS = String.raw`(?:bonus |additional |extra |membership rewards |thankyou |ultimate rewards |capital one )*(?:points?|miles?)`;
const PER_DOLLAR = new RegExp(
  String.raw`\+?${NUMBER} ${WORDS} (?:per|for (?:each|every)|on every)(?: eligible)? (?:dollar|\$1)|${NUMBER} ?x\b(?: ${WORDS})?`,
  'i',
);
const POINTS = new RegExp(String.raw`\+?${NUMBER} ${WORDS}`, 'i');
const MOST_POINTS = new RegExp(
  String.raw`(?:up to|max(?:imum)?(?: of)?)(?: a total of)? ${NUMBER} ${WORDS}`,
  'i',
);

/** First number among the groups of a match. */
function numberIn(found: RegExpExecArray | null): number | null {
  if (!found) return null;
  const at = found.findIndex((group, index) => index > 0 && /^\d[\d,]*$/.test(group ?? ''));
  return at < 0 ? null : Number(`${found[at]?.replaceAll(',', '') ?? ''}${found[at + 1] ?? ''}`);
}

const centsIn = (found: RegExpExecArray | null): number | null => {
  const amount = numberIn(found);
  return amount === null ? null : Math.round(amount * 100);
};

/**
 * Reads what an offer gives from its line, such as `Spend $30 or more, earn $30 back`, `Earn 10% back on a single
 * purchase, up to a total of $17`, `$15 cash back` or `5X miles`; null if the line gives nothing. A percentage without
 * a limit, and a fixed amount, count once: the terms of such offers allow one use.
 */
export function readReward(line: string): OfferTerms | null {
  const text = line
    .replace(/[®™℠*†]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const least = LEAST.exec(text);
  // The least amount is no reward: `Spend $30` and `$50 or more`.
  const rest = least
    ? `${text.slice(0, least.index)} … ${text.slice(least.index + least[0].length)}`.trim()
    : text;
  const isSingle = /single purchase|one[- ]time|one purchase/i.test(text);
  const terms = (back: OfferBack, mostOf: number | null, isUpTo = false): OfferTerms => ({
    back,
    minSpendCents: centsIn(least) ?? 0,
    addsUp: /one or more purchases|multiple purchases|combined/i.test(text),
    times: isSingle || mostOf === null ? 1 : null,
    isUpTo,
  });
  const share = PERCENT.exec(rest);
  if (share) {
    const percent = Number(share[2]);
    if (!(percent > 0 && percent <= 100)) return null;
    if (/\b(?:apr|interest|intro)\b/i.test(text)) return null;
    const most = centsIn(MOST.exec(rest.slice(share.index + share[0].length)));
    const back: OfferBack = {
      kind: 'percent',
      percent,
      mostCents: most === null || most === 0 ? null : cents(most),
    };
    return terms(back, most, share[1] !== undefined);
  }
  const perDollar = numberIn(PER_DOLLAR.exec(rest));
  if (perDollar !== null && perDollar > 0 && perDollar <= 1_000) {
    const most = numberIn(MOST_POINTS.exec(rest));
    return terms(
      {
        kind: 'points_per_dollar',
        rate: perDollar,
        mostPoints: most === null || most === 0 ? null : points(most),
      },
      most,
      /up to \d+ ?x/i.test(rest),
    );
  }
  const dollars = centsIn(BACK.exec(rest));
  if (dollars !== null && dollars > 0)
    return terms({ kind: 'dollars', cents: cents(dollars) }, null);
  const earned = numberIn(POINTS.exec(rest));
  return earned === null || earned === 0
    ? null
    : terms({ kind: 'points', points: points(earned) }, null);
}
