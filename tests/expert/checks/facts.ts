import { creditSlug, type Row, rowsOf } from '../../../src/cli/seed-rows.ts';

/* Facts of the checks, read from the files of facts rather than through the engine. */

const cards = new Map(rowsOf('credit_cards').map((row) => [row['slug'], row]));
const categories = new Map(
  rowsOf('sub_categories').map((row) => [row['slug'] ?? '', row['category_slug'] ?? '']),
);
const parents = new Map(
  rowsOf('sub_category_parents').map((row) => [
    row['sub_category_slug'] ?? '',
    row['parent_sub_category_slug'] ?? '',
  ]),
);

/** Cents: rounding error of sums of a few hundred numbers. */
export const ROUNDING = 0.01;

export function cardRow(slug: string): Row {
  const row = cards.get(slug);
  if (!row) throw new RangeError(`the facts have no card ${slug}`);
  return row;
}

/** True if a row's sub-category or category includes this sub-category. */
export function covers(row: Row, subCategory: string): boolean {
  if (row['sub_category_slug'] === '') return row['category_slug'] === categories.get(subCategory);
  const seen = new Set<string>();
  for (let at: string | undefined = subCategory; at !== undefined && !seen.has(at);) {
    if (row['sub_category_slug'] === at) return true;
    seen.add(at);
    at = parents.get(at);
  }
  return false;
}

const credits = new Map(
  rowsOf('credit_card_benefits').map((row) => [
    `${row['card_slug'] ?? ''}/${creditSlug(row)}`,
    row,
  ]),
);

/** Row of a credit that a ledger line names. */
export const creditRow = (card: string, credit: string) => credits.get(`${card}/${credit}`);

/** Number in a row; an empty cell counts as `absent`. */
export const numberIn = (row: Row, column: string, absent = 0) =>
  row[column] === undefined || row[column] === '' ? absent : Number(row[column]);

/** True if one of a row's sub-categories includes this one. */
export const coversAny = (row: Row, subCategory: string) =>
  (row['sub_category_slugs'] ?? '')
    .split(' ')
    .filter(Boolean)
    .some((slug) => covers({ sub_category_slug: slug }, subCategory));
