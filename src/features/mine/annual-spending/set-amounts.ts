import { parseDollars, USUAL_LARGEST } from '@/lib/parse-dollars.ts';

/** Cents a year by the slug of the sub-category. A sub-category without an entry has no spending. */
export type SpendingAmounts = Readonly<Record<string, number>>;

export type EntryPeriod = 'year' | 'month';

const monthsPerYear = 12;

/** The same amounts with one changed; zero removes the entry, so that equal spending is equal data. */
export function setAmount(
  amounts: SpendingAmounts,
  subCategory: string,
  centsPerYear: number,
): SpendingAmounts {
  if (centsPerYear > 0) return { ...amounts, [subCategory]: centsPerYear };
  return Object.fromEntries(Object.entries(amounts).filter(([key]) => key !== subCategory));
}

export function sumAmounts(amounts: SpendingAmounts, subCategories?: readonly string[]): number {
  const keys = subCategories ?? Object.keys(amounts);
  return keys.reduce((total, key) => total + (amounts[key] ?? 0), 0);
}

export function isSameSpending(a: SpendingAmounts, b: SpendingAmounts): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** Sets a category's total, keeping its mix to the cent; without a mix, `primary` gets everything. */
export function setCategoryTotal(
  amounts: SpendingAmounts,
  subCategories: readonly string[],
  primary: string,
  centsPerYear: number,
): SpendingAmounts {
  const before = sumAmounts(amounts, subCategories);
  if (before === 0) return setAmount(amounts, primary, centsPerYear);
  let result = amounts;
  let left = centsPerYear;
  let base = before;
  for (const subCategory of subCategories) {
    const current = amounts[subCategory] ?? 0;
    if (current === 0) continue;
    // Each share is taken from the rest, so that rounding never adds or loses a cent.
    const share = Math.round((left * current) / base);
    left -= share;
    base -= current;
    result = setAmount(result, subCategory, share);
  }
  return result;
}

export function toPeriod(centsPerYear: number, period: EntryPeriod): number {
  return period === 'year' ? centsPerYear : centsPerYear / monthsPerYear;
}

export function toYear(cents: number, period: EntryPeriod): number {
  return Math.round(period === 'year' ? cents : cents * monthsPerYear);
}

type ParsedAmount =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'invalid'; readonly message: string };

/** Parses a typed yearly dollar amount; empty text is zero. */
export function parseAmount(text: string): ParsedAmount {
  const isNothing = /^[\s$,_]*$/.test(text);
  const cents = isNothing ? 0 : parseDollars(text.replaceAll('_', ''), Number.MAX_SAFE_INTEGER);
  if (cents === null) {
    return { kind: 'invalid', message: 'Enter an amount such as 1,250 or 1250.50.' };
  }
  if (cents > USUAL_LARGEST) return { kind: 'invalid', message: 'That amount is too large.' };
  return { kind: 'amount', cents };
}
