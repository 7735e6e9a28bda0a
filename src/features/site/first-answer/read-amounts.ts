import type { FirstAnswerSearch } from './schema.ts';

/**
 * Dollars a month, filled in with the household that CNBC Select and Esri published (the preset
 * `cnbc-select`: a year's amounts by twelve, flights and hotels together); it names no rent.
 */
export const AMOUNTS = [
  { name: 'groceries', label: 'Groceries', usual: 418 },
  { name: 'restaurants', label: 'Restaurants', usual: 280 },
  { name: 'gas', label: 'Gas', usual: 200 },
  { name: 'travel', label: 'Travel', usual: 180 },
  { name: 'rent', label: 'Rent', usual: 0 },
  { name: 'other', label: 'Everything else', usual: 739 },
] as const;

type AmountName = (typeof AMOUNTS)[number]['name'];

/** Reads the amounts of the form; an invalid amount counts as zero. */
export function readAmounts(form: FormData): Record<AmountName, number> {
  const read = (name: AmountName) => {
    const typed = form.get(name);
    // A comma is between thousands, or a decimal one.
    const plain = typeof typed === 'string' ? typed.replace(/[$\s]|,(?=\d{3}(?!\d))/gu, '') : '';
    const dollars = Math.round(Number(plain.replace(',', '.')));
    return Number.isFinite(dollars) ? Math.min(Math.max(dollars, 0), 99_999) : 0;
  };
  return {
    groceries: read('groceries'),
    restaurants: read('restaurants'),
    gas: read('gas'),
    travel: read('travel'),
    rent: read('rent'),
    other: read('other'),
  };
}

export function isAsked(search: FirstAnswerSearch): boolean {
  return AMOUNTS.some(({ name }) => search[name] !== undefined);
}
