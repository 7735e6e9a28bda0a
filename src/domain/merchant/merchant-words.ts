import { memoizeText } from './memoize-text.ts';

/** Marks of the bank that the line is a purchase or a return at a shop. */
const PURCHASE = new RegExp(
  [
    'digital card purchase',
    'merchant credit(?! card)',
    '(?:(?:recurring|recur|non-?pin|pin|signature|pos|withdrawal|deposit|visa) )?(?:debit|check|dbt|db|dda) ?(?:card|crd)(?: (?:purchase|pur|debit|payment|pmt|return|refund|rtrn))*',
    'checkcard',
    '(?:withdrawal|deposit) pos',
    'point of sale (?:withdrawal|purchase|debit|deposit|credit|return|refund)',
    '(?:visa )?dda (?:purchase|pur|pin|ref|refund)',
    '(?:pos|pin|card|visa|signature|recurring) (?:purchase|pur|debit|pin|transaction|return|refund|credit|withdrawal)',
    'recurring payment(?= authorized)',
    'purchase(?: return)?(?= (?:authorized|with|\\d|x{3}))',
    'pos(?=[ *-])',
    '(?:debit|dbt) purchase(?: ?-? ?(?:visa|pin|mastercard|mc))?',
    'visa(?= \\d)',
    'pending(?= ?[-:])',
  ]
    .map((mark) => `^${mark}(?![a-z])`)
    .join('|'),
  'i',
);
/** Text between such a mark and the shop: card numbers, dates and bank words. */
const BETWEEN =
  /^(?:[\s:*\-–]+|(?:authorized on|with pin|ap|pos\d*|signature)\b|x{2,}\d{2,4}\b|\d{2}[/-]\d{2}(?:[/-]\d{2,4})?\b|\d{3,8}(?= )|#\d+ )/i;
/** Wallets, and how a bank was paid, which say nothing of the shop. */
const WALLET =
  /^(?:aplpay|applepay|apple pay|google pay|gpay|samsung pay|(?:withdrawal (?:by )?)?ach(?: (?:debit|withdrawal|hold|transaction(?: -)?|web[ -]\w+))?[,:]?|withdrawal-ach-a-|(?:electronic|external|direct) (?:withdrawal|debit|pmt-\w+),?|withdrawal from|web authorized pmt|paid to -)(?: +|(?<=-a-))/i;
/** Words for how a bill was paid, printed before the payee. */
const PAID =
  /^(?:(?:online|web|electronic|recurring|preauthorized|direct|ach|mobile) )*(?:bill ?pay(?:ment)?|authorized pmt|(?:direct|ach|preauthorized) debit|payment|pmt)(?:[\s,:-]+(?:to )?)(?=\w)/i;
/** Payment services and tills that print their own name before the merchant's. */
const TILL =
  /^(?:(?:sq|tst|sp|py|pp|ppl|bt|in|ic|wpy|paypal|google|apl|cke|ec|fsp|dd|crv|aci|blt|smk|dnh|nsm|fs|eb|zip|klarna|afterpay|sezzle|debit|purchase|checkcard|recurring)\s*\*+\s*|sp (?!plus\b))/i;

type WithoutPrefix = { readonly rest: string; readonly isPurchase: boolean };

const MOST_PREFIXES = 3;

/** A description without the marks of banks and wallets before the shop, and whether one of them marks a purchase. */
export const withoutPrefix = memoizeText((description): WithoutPrefix => {
  let rest = description
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ \((?:cash|margin)\)$/i, '');
  let isPurchase = false;
  for (let count = 0; count < MOST_PREFIXES; count += 1) {
    const [mark = ''] = PURCHASE.exec(rest) ?? [];
    let after = rest.slice(mark.length);
    for (let part = mark; part !== '';) {
      [part = ''] = BETWEEN.exec(after) ?? [];
      after = after.slice(part.length);
    }
    after = after.replace(WALLET, '');
    if (after === '' || after === rest) break;
    isPurchase ||= mark !== '';
    rest = after;
  }
  return { rest, isPurchase };
});

/** Numbers of stores and orders have letters as well: `F13245`; names have more of them: `1800CONTACTS`. */
const isNumber = (word: string) => /\d{3}/.test(word) && !/[A-Z]{5}/.test(word);

/** Most names have no other letters, and thousands of them are read at once. */
const withoutAccents = (text: string) =>
  /[^\0-\x7F]/.test(text) ? text.normalize('NFD').replace(/\p{Diacritic}/gu, '') : text;

/** Removes numbers that are glued to a word: `BESTBUY00012`, `ADS314372931CC`. */
const withoutNumber = (word: string) =>
  /\d{3}/.test(word) ? word.replace(/(?<=^[A-Z]{3,})(?:\d+|\d{5,}[A-Z]+)$/, '') : word;

/**
 * Words of a text in capitals, without accents, punctuation, and order and store numbers, and without "and": `Barnes & Noble #1234`
 * and `barnes and noble` agree.
 */
export const wordsOf = memoizeText((text): readonly string[] =>
  withoutAccents(text)
    .toUpperCase()
    .replaceAll('HILTON HEAD', 'HILTONHEAD')
    .replace(/['’&]|(?<= )\+(?= )/g, '')
    .replaceAll('+', ' PLUS ')
    .split(/[^A-Z0-9]+/)
    .map(withoutNumber)
    .filter((word) => word !== '' && word !== 'AND' && !isNumber(word)),
);

/** Strips text the bank and the terminal print before the merchant: `SQ *BLUE BOTTLE` becomes `BLUE BOTTLE`. */
export const withoutTill = memoizeText((description) =>
  withoutPrefix(description).rest.replace(PAID, '').replace(TILL, ''),
);

/** The service whose name is printed first. Toast serves food places only, Shopify sells online, DoorDash and Instacart deliver. */
export function serviceOf(
  description: string,
): 'restaurants' | 'online-retail' | 'doordash' | 'instacart' | null {
  const { rest } = withoutPrefix(description);
  if (/^tst\s*\*/i.test(rest)) return 'restaurants';
  if (/^sp(?:\s*\*| (?!plus\b))/i.test(rest)) return 'online-retail';
  if (/^ic\s*\*/i.test(rest)) return 'instacart';
  return /^dd\s*\*/i.test(rest) ? 'doordash' : null;
}

/** Text after the first star, which follows any payment terminal's name, or after "doing business as". */
export function afterStar(description: string): string {
  return description.replace(/^[^*]*\*/, '').replace(/^.*\bdba(?=[ :]|mr\.)[ :]*/i, '');
}

/** Words without the codes that are glued to them: `NYCTAXI4J23` is `NYCTAXI`. */
export function withoutCodes(words: readonly string[]): readonly string[] {
  return words.map((word) => word.replace(/(?<=^[A-Z]{4,})\d[A-Z0-9]*$/, ''));
}

/** Fields in which banks print the company of an electronic entry, which has 16 letters and is cut off there. */
const COMPANY = [
  /\borig co name: ?(.+?)(?= +(?:orig id|co entry|desc date|sec:)|$)/i,
  /^(.+?) +des:/i,
  /\bach (.+?) type:/i,
  /^(.{3,16}?) {2,}.*\b(?:ppd|web|ccd|tel) id\b/i,
  /^(.{3,16}) [a-z_ .-]{3,10} \d{6} /i,
];

/** The company of an electronic entry between banks; null of other lines. */
export function companyOf(description: string): string | null {
  for (const field of COMPANY) {
    const company = field.exec(description)?.[1];
    if (company !== undefined) return company.trim();
  }
  return null;
}
