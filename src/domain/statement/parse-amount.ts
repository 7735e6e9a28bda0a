export type DecimalMark = '.' | ',';

/** Ten billion dollars: beyond it a figure is no amount but an account number. */
const MOST_CENTS = 1_000_000_000_000;

const PLAIN = /^-?\d+(\.\d{1,2})?$/;
const MARKS = /[\s$€£¥'’ ]|USD|EUR|GBP/gi;

/** Marks of other money than dollars. */
const FOREIGN =
  /[€£¥₹]|\b(?:EUR|GBP|CAD|AUD|MXN|JPY|CHF|INR|NZD|CNY|SEK|NOK|DKK|BRL)\b|\b(?:CA|C|A|NZ|HK|R)\$/;
const DOLLARS = /^(?:US ?D(?:ollars?)?|US ?\$|\$|\$ ?US)?$/i;

/** True of an amount that names other money, and of the name of it. */
export function isForeignAmount(text: string): boolean {
  return FOREIGN.test(text);
}

export function isForeignCurrency(name: string): boolean {
  return name.length <= 20 && !DOLLARS.test(name.trim());
}

/** Credits and debits that an amount is marked with: `12.00 CR`. */
export function isMarkedAmount(text: string): boolean {
  return /\d\W*(?:CR|DR)\.?$/i.test(text);
}

/** Guesses the decimal mark of a column's amounts. */
export function guessDecimalMark(texts: readonly string[]): DecimalMark {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    if (/,\d{2}\D*$/.test(text)) commas += 1;
    else if (/\.\d{1,2}\D*$/.test(text)) points += 1;
  }
  return commas > points ? ',' : '.';
}

/**
 * Cents of an amount as banks print it: `1,234.56`, `$1,234.56`, `(12.00)`, `12.00-`, `−12`, `12.00 CR`,
 * and with a decimal comma `1.234,56`. `CR` and brackets make it negative. Null where it is none.
 */
export function parseAmount(text: string, mark: DecimalMark): number | null {
  if (mark === '.' && PLAIN.test(text)) {
    const plain = Math.round(Number(text) * 100);
    return Math.abs(plain) < MOST_CENTS ? plain + 0 : null;
  }
  // Two minus signs are a plus.
  let rest = text
    .replace(MARKS, '')
    .replace(/[−–]/g, '-')
    .replace(/^(?:--|\+)/, '');
  let sign = 1;
  const bracketed = /^\((.*)\)$/.exec(rest);
  if (bracketed) [rest, sign] = [bracketed[1] ?? '', -1];
  const suffix = /^(.*?)(CR|DR)\.?$/i.exec(rest);
  rest = suffix?.[1] ?? rest;
  if (rest.endsWith('-')) [rest, sign] = [rest.slice(0, -1), 0 - sign];
  else if (rest.startsWith('-')) [rest, sign] = [rest.slice(1), 0 - sign];
  if (suffix) sign = suffix[2]?.toUpperCase() === 'CR' ? -1 : 1;
  const groups =
    mark === '.'
      ? /^(\d{1,3}|\d{1,3}(,\d{2,3})*,\d{3})(\.\d*)?$|^\d*(\.\d+)?$/
      : /^\d{1,3}(\.\d{3})*(,\d*)?$|^\d*(,\d+)?$/;
  if (rest === '' || !groups.test(rest)) return null;
  const number = Number(
    mark === '.' ? rest.replaceAll(',', '') : rest.replaceAll('.', '').replace(',', '.'),
  );
  const amount = Math.round(number * 100);
  return Number.isFinite(amount) && amount < MOST_CENTS ? sign * amount + 0 : null;
}
