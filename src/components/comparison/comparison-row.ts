import type { ReactNode } from 'react';

export type Cell = {
  readonly text: string;
  /** Drawn in place of the text, such as a figure that opens its ledger. */
  readonly content?: ReactNode;
  readonly detail?: string;
  /** The fact rests on a source of low confidence. */
  readonly isUncertain?: boolean;
  /** Orders the cells of a row in which one is better than another. */
  readonly rank?: number;
};

export type ComparisonRow = {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly Cell[];
};

export const nothing: Cell = { text: '–' };

export function isDifferent({ cells }: ComparisonRow): boolean {
  if (cells.length < 2) return true;
  return new Set(cells.map(({ text, detail = '' }) => `${text}\n${detail}`)).size > 1;
}

/** The best cells of a row: none if all are equal or unranked. */
export function listBest({ cells }: ComparisonRow): readonly boolean[] {
  const ranks = cells.flatMap(({ rank }) => (rank === undefined ? [] : [rank]));
  const best = Math.max(...ranks);
  const isContest = ranks.length > 1 && ranks.some((rank) => rank < best);
  return cells.map(({ rank }) => isContest && rank === best);
}

/** The lines to show: those that differ, or all of them with those that differ first. */
export function orderRows(
  rows: readonly ComparisonRow[],
  showsAll: boolean,
): readonly ComparisonRow[] {
  const different = rows.filter(isDifferent);
  return showsAll ? [...different, ...rows.filter((row) => !isDifferent(row))] : different;
}

/**
 * Two columns fit beside the row labels on a phone; swiping moves by whole columns, which snap beside the labels.
 */
export const SNAP_AREA = 'max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-pl-24';
export const SNAP_COLUMN = 'max-sm:snap-start';
