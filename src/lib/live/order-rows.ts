import type { Row } from './live-message.ts';
import type { LiveOrder } from './live-source.ts';

type CompareText = (a: string, b: string) => number;

const byCodePoint: CompareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Databases sort text by code points or by language; which one it was shows in the rows. */
function listTextOrders(): readonly CompareText[] {
  const language = new Intl.Collator('en-US');
  return [byCodePoint, (a, b) => language.compare(a, b)];
}

let textOrders: readonly CompareText[] | undefined;

function compareValues(a: unknown, b: unknown, compareText: CompareText): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return compareText(String(a), String(b));
}

function compareRows(order: readonly LiveOrder[], compareText: CompareText) {
  return (a: Row, b: Row): number => {
    for (const { column, isDescending = false, nullsFirst = isDescending } of order) {
      const left = a[column] ?? null;
      const right = b[column] ?? null;
      if (left === null && right === null) continue;
      if (left === null) return nullsFirst ? -1 : 1;
      if (right === null) return nullsFirst ? 1 : -1;
      const difference = compareValues(left, right, compareText);
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return 0;
  };
}

function isSorted(rows: readonly Row[], compare: (a: Row, b: Row) => number): boolean {
  return rows.every((row, index) => {
    const next = rows[index + 1];
    return next === undefined || compare(row, next) <= 0;
  });
}

/**
 * Where a row belongs among others that are in this order: before the index returned, after its equals.
 * Undefined when the rows are in no order that is known here.
 */
export function findPlace(
  rows: readonly Row[],
  row: Row,
  order: readonly LiveOrder[],
): number | undefined {
  if (order.length === 0) return rows.length;
  textOrders ??= listTextOrders();
  for (const compareText of textOrders) {
    const compare = compareRows(order, compareText);
    if (!isSorted(rows, compare)) continue;
    const place = rows.findIndex((other) => compare(other, row) > 0);
    return place === -1 ? rows.length : place;
  }
  return undefined;
}

/** Rows that are in this order together with others; undefined when they are in no order that is known here. */
export function mergeRows(
  rows: readonly Row[],
  others: readonly Row[],
  order: readonly LiveOrder[],
): readonly Row[] | undefined {
  if (order.length === 0) return [...rows, ...others];
  textOrders ??= listTextOrders();
  for (const compareText of textOrders) {
    const compare = compareRows(order, compareText);
    if (!isSorted(rows, compare)) continue;
    const merged: Row[] = [];
    let next = 0;
    for (const other of others.toSorted(compare)) {
      for (let row = rows[next]; row && compare(row, other) <= 0; row = rows[next]) {
        merged.push(row);
        next += 1;
      }
      merged.push(other);
    }
    return [...merged, ...rows.slice(next)];
  }
  return undefined;
}

/**
 * Where a row belongs among others, where every order of texts that these may be in gives the same answer; undefined where
 * they are in no known order, or where it cannot be told which of them it is.
 */
export function findCertainPlace(
  rows: readonly Row[],
  row: Row,
  order: readonly LiveOrder[],
): number | undefined {
  textOrders ??= listTextOrders();
  const places = textOrders.flatMap((compareText) => {
    const compare = compareRows(order, compareText);
    if (!isSorted(rows, compare)) return [];
    const place = rows.findIndex((other) => compare(other, row) > 0);
    return [place === -1 ? rows.length : place];
  });
  const [first] = places;
  return places.every((place) => place === first) ? first : undefined;
}

/** Whether two versions of a row stand at the same place. */
export function isSamePlace(a: Row, b: Row, order: readonly LiveOrder[]): boolean {
  return order.every(({ column }) => Object.is(a[column] ?? null, b[column] ?? null));
}
