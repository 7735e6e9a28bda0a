import type { LiveChange, Row } from './live-message.ts';
import type { LiveOrder } from './live-source.ts';
import { findCertainPlace } from './order-rows.ts';

/** What decides which rows a list has, and in which order. */
export type ListTerms = {
  /** Whether a row, with what the list shows beside it, is one of them; undefined where it cannot be told. */
  readonly matches: (row: Row) => boolean | undefined;
  /** Down to the id, so that no two rows stand at the same place. */
  readonly order: readonly LiveOrder[];
  /** The value by which a row is sorted; undefined where it is not known. */
  readonly valueOf: (row: Row, column: string) => unknown;
};

/** Rows of a list that stand one after the other. */
export type ListWindow = {
  readonly rows: readonly Row[];
  /** How many stand before them. */
  readonly from: number;
  /** Of the whole list. */
  readonly total: number;
  /** It begins with the first row, and may hold already what it is told of. */
  readonly isGrowing?: boolean;
};

function toSorted(row: Row, { order, valueOf }: ListTerms): Row | undefined {
  const values = order.map(({ column }) => [column, valueOf(row, column)] as const);
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}

/** The place among the rows, which is outside of them where others stand between; undefined where it is not known. */
function findPlace(list: ListWindow, row: Row, terms: ListTerms) {
  const rows = list.rows.map((each) => toSorted(each, terms));
  const sorted = rows.filter((each) => each !== undefined);
  const wanted = toSorted(row, terms);
  if (wanted === undefined || sorted.length < rows.length) return undefined;
  const place = findCertainPlace(sorted, wanted, terms.order);
  // Beside no row it stands nowhere in particular.
  if (place === undefined || (rows.length === 0 && list.total > 0)) return undefined;
  if (place === 0 && list.from > 0) return 'before';
  if (place === sorted.length && list.from + sorted.length < list.total) return 'after';
  return place;
}

/** A row as it was before a change; undefined where not all that decides is told. */
function readOld({ record, was, changed, operation, id }: LiveChange): Row | undefined {
  if (was === undefined) return undefined;
  if (operation === 'DELETE') return { id, ...was };
  const untold = (changed ?? []).filter((column) => !(column in was));
  const old: Record<string, unknown> = { ...record, ...was };
  for (const column of untold) old[column] = undefined;
  return old;
}

/** Takes a row away that may stand outside of the window; undefined where it cannot be told. */
function takeAway(list: ListWindow, change: LiveChange, terms: ListTerms): ListWindow | undefined {
  const shown = list.rows.findIndex((row) => row['id'] === change.id);
  if (shown !== -1) {
    return { ...list, rows: list.rows.toSpliced(shown, 1), total: list.total - 1 };
  }
  const isWhole = list.from === 0 && list.rows.length === list.total;
  if (isWhole || change.operation === 'INSERT') return list;
  const old = readOld(change);
  const matched = old && terms.matches(old);
  if (!old || matched === undefined) return undefined;
  if (!matched) return list;
  const place = findPlace(list, old, terms);
  if (place === 'before') return { ...list, from: list.from - 1, total: list.total - 1 };
  if (place === 'after') return { ...list, total: list.total - 1 };
  // It should be among these and is not: it is gone already.
  return list.isGrowing && place !== undefined ? list : undefined;
}

/** Puts a row where it belongs, which may be outside of the window; undefined where it cannot be told. */
function putIn(list: ListWindow, row: Row, terms: ListTerms): ListWindow | undefined {
  const place = findPlace(list, row, terms);
  if (place === undefined) return undefined;
  const total = list.total + 1;
  if (place === 'after') return { ...list, total };
  if (place === 'before') return { ...list, from: list.from + 1, total };
  return { ...list, rows: list.rows.toSpliced(place, 0, row), total };
}

/**
 * The window after a change of the list's own table: the row goes, comes, moves, or stays where it is. `next` is the row
 * as the list shows it, null once it is removed. Undefined where it cannot be told without reading.
 */
export function patchWindow(
  list: ListWindow,
  change: LiveChange,
  next: Row | null,
  terms: ListTerms,
): ListWindow | undefined {
  const without = takeAway(list, change, terms);
  if (without === undefined) return undefined;
  const matched = next === null ? false : terms.matches({ ...change.record, ...next });
  if (matched === undefined) return undefined;
  return next === null || !matched ? without : putIn(without, next, terms);
}
