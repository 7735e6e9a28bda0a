import { withoutTill } from '../merchant/merchant-words.ts';

/** Words that a bank puts before the shop's name. */
const BANK_WORDS =
  /^(?:(?:digital card purchase|merchant credit|purchase return|debit card (?:purchase|credit)|check ?card(?: purchase)?|pos (?:purchase|debit|pur)|visa dda (?:pur|ref)|(?:recurring )?(?:purchase|payment|purchase return) authorized on|withdrawal debit card|point of sale (?:withdrawal|purchase|debit)|dbt crd|card purchase|rev:? ?purchase|purchase|pending|recurring|aplpay|apple pay|google pay)\b[-:\s]*(?:(?:ap )?(?:x+\d*|\d{2}\/\d{2}(?:\/\d{2,4})?|\d{4,})[-:\s]*)?)+/i;

/** A description without the bank's words before the shop's name. */
export function withoutBank(description: string): string {
  const rest = description.replace(BANK_WORDS, '');
  return rest === '' ? description : rest;
}

/**
 * Words of a description that name the merchant, in capitals: without the till's prefix, order and
 * store numbers, and punctuation. `SQ *BLUE BOTTLE #1234` and `Blue Bottle 0981` agree.
 */
function merchantWords(description: string): readonly string[] {
  return withoutTill(withoutBank(description))
    .toUpperCase()
    .replace(/['’]/g, '')
    .split(/[^A-Z0-9&+]+/)
    .filter((word) => word !== '' && !/\d{3,}/.test(word));
}

/** The key of a description under which a member's correction is stored: the first words, since towns follow the name. */
export function merchantKey(description: string): string {
  return merchantWords(description)
    .filter((word) => !/^\d+$/.test(word))
    .slice(0, 3)
    .join(' ');
}

/** The first word of a shop's name, by which two rows may be of one shop. */
export function firstWord(description: string): string {
  return merchantWords(description)[0] ?? '';
}
