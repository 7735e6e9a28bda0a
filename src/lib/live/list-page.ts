import type { ListWindow } from './list-window.ts';
import type { Row } from './live-message.ts';
import { isRow } from './project-row.ts';

/** Some rows of a list that the database searches, sorts and cuts. */
export type ListPage<R> = {
  readonly rows: readonly R[];
  /** Of all that match, not of this page. */
  readonly total: number;
  /** Of the catalogue when it was read, where that is known. */
  readonly revision?: number;
  /** Since it was read something changed that may put its rows in another order, or others in their place. */
  readonly mayDiffer?: boolean;
  /** How many rows stand before it, and how many it holds at most; absent where it grows with its rows. */
  readonly cut?: { readonly skipped: number; readonly most: number };
  /** Those that come up when rows before them go, or after them come. */
  readonly before?: readonly R[];
  readonly after?: readonly R[];
};

export function isPage(value: unknown): value is ListPage<unknown> {
  return isRow(value) && Array.isArray(value['rows']) && typeof value['total'] === 'number';
}

/** All that is known of the list around a page, in order. */
export function openPage(page: ListPage<unknown>): ListWindow {
  const { rows, before = [], after = [], cut, total } = page;
  const known: readonly Row[] = [...before, ...rows, ...after].filter(isRow);
  // A page beyond the end of the list begins where the list ends.
  const from = Math.min(cut?.skipped ?? 0, total) - before.length;
  return { rows: known, from, total, isGrowing: cut === undefined };
}

/** The part of a window that is the page; undefined where the window does not reach as far. */
export function cutPage(
  page: ListPage<unknown>,
  { rows, from, total }: ListWindow,
): ListPage<unknown> | undefined {
  const { skipped, most } = page.cut ?? { skipped: 0, most: Infinity };
  const start = skipped - from;
  const end = Math.min(start + most, rows.length);
  const isReached = end - start >= Math.min(most, total - skipped) || page.cut === undefined;
  if (start < 0 || !isReached) return undefined;
  return {
    ...page,
    rows: rows.slice(start, end),
    total,
    ...(page.before && { before: rows.slice(0, start) }),
    ...(page.after && { after: rows.slice(end) }),
  };
}
